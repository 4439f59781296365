# make demo   set everything up and run the main job on the embedded games
# make test   set everything up, lint, and run all tests
# make help   the rest
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := $(wildcard engine/*.pxd engine/*/*.pxd engine/*/*/*.pxd)
SOURCES := $(COMPILED) $(wildcard $(COMPILED:.pxd=.py))
KNOWLEDGE := engine/knowledge.bin
JOSEKI := engine/joseki.bin
TEXT := $(wildcard db/patterns db/patterns/*.pat db/learned db/learned/*)

# what the bytes of the binary depend on, beside the text
COMPILER := $(wildcard pipeline/knowledge.py pipeline/texts/weights_text.py pipeline/texts/*network_text.py pipeline/texts/pattern_text/*.py \
		pipeline/texts/reading.py pipeline/texts/number_lines.py) \
	$(wildcard engine/network.p* engine/board_network.p*) \
	$(filter-out %/matcher.py,$(wildcard engine/patterns/*.py))

.PHONY: build demo test thorough browser lint format docs lock bench clean help

build: build/.built $(KNOWLEDGE) $(JOSEKI)  ## compile the engine and its knowledge (only what changed)

# byte compiled on all cores, which pip does on one; what is no Python of this version is left, as pip leaves it
$(VENV)/.installed: requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --no-compile --require-hashes -r requirements.lock
	$(BIN)/python -m compileall -qq -j 0 $(VENV)/lib || true
	touch $@

$(VENV)/.package: $(VENV)/.installed setup.py pyproject.toml
	KATACHI_ONLY_PACKAGE=1 PYTHONWARNINGS=ignore $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

build/.built: $(VENV)/.package $(SOURCES)
	KATACHI_ONLY_ENGINE=1 KATACHI_STRICT=1 PYTHONWARNINGS=ignore $(BIN)/python setup.py --quiet build_ext --inplace
	mkdir -p build && touch $@

# order only: a change of the engine that leaves the formats alone leaves the binary as it is
$(KNOWLEDGE): $(TEXT) $(COMPILER) | build/.built
	$(BIN)/python -m pipeline.knowledge db $@

$(JOSEKI): db/joseki/joseki.jos pipeline/joseki/text.py pipeline/joseki/opening_lines.py $(wildcard engine/joseki/*.py) | build/.built
	$(BIN)/python -m pipeline.joseki db/joseki/joseki.jos $@

demo: build  ## the main job, end to end, on the embedded classic games
	$(BIN)/katachi demo

lint: $(VENV)/.package  ## format check, lint, type check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

test: build lint  ## lint and all tests
	$(BIN)/python -m compileall -q engine pipeline
	$(BIN)/python -m pytest -n auto --dist worksteal

thorough: build lint  ## the same tests, those that repeat something as often as there is patience for
	KATACHI_THOROUGH=1 $(BIN)/python -m pytest -n auto --dist worksteal

$(VENV)/.browser: $(VENV)/.installed requirements-browser.lock
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements-browser.lock
	touch $@

# only Debian's own package manager, and only for root, is asked for a browser
browser: $(VENV)/.browser  ## what the tests in a browser need: playwright and axe; on Debian, as root, chromium
	command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || { apt-get -qq update && \
		for name in chromium-headless-shell chromium; do DEBIAN_FRONTEND=noninteractive \
			apt-get -qq -y install --no-install-recommends $$name >/dev/null && break; done; }

format: $(VENV)/.package  ## format and fix what can be fixed
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

docs: build  ## write docs/cli-reference.md and docs/settings.md anew
	$(BIN)/python -m pipeline.commands.reference

lock: $(VENV)/.installed  ## write requirements*.lock anew from pyproject.toml
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --extra dev pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --extra browser \
		--constraint requirements.lock pyproject.toml -o requirements-browser.lock

bench: build  ## time, rate and memory of every stage on the classics, and other figures of docs/results.md
	$(BIN)/python -m bench.stages
	$(BIN)/python -m bench.board
	$(BIN)/python -m bench.patterns

clean:  ## remove all that was built
	rm -rf build $(VENV) *.egg-info engine/_built.json $(KNOWLEDGE) $(JOSEKI)
	find engine -name '*.so' -delete

help:
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST)
