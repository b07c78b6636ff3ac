# eldorado: everything a contributor runs. `make` alone lists the targets.
PYTHON ?= python3
BIN := .venv/bin
PIP := -m pip -qq --disable-pip-version-check
RUN := $(BIN)/python scripts/run_parts.py

.DEFAULT_GOAL := help
.PHONY: help setup play quick test soak web compiled bench load format lock clean shots feel

help:               ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## *(.*)/  make \1\t\2/' | expand -t 18

setup: .venv/ready  ## .venv with every pinned tool and an editable, pure Python install

# Most of what is installed is never imported: what is, is compiled to bytecode then, not here.
.venv/ready: requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python $(PIP) install --no-compile --require-hashes -r requirements/dev.txt
	$(BIN)/python $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

play: setup         ## build the front end if it changed, and open the tables in the browser
	$(BIN)/python hatch_build.py web
	$(BIN)/eldorado serve

quick: setup        ## the inner loop, under a minute: lint, types, layers, quick tests
	$(RUN) quick

test: setup         ## everything that must hold before landing, under ten minutes
	$(RUN) test

shots: setup        ## pictures of the client in named states into shots/, checked for layout
	$(BIN)/python hatch_build.py web
	$(BIN)/python scripts/shots.py

soak: setup         ## the long tests, piece by piece: kills, mutants, the large numbers
	$(RUN) soak

web: setup          ## build the browser client into src/eldorado/static, if its sources changed
	$(BIN)/python hatch_build.py web

compiled: setup     ## .venv-compiled with the compiled wheel, rebuilt only if sources changed
	$(BIN)/python scripts/compiled.py

bench: compiled .venv-bench/ready  ## speed, pure and compiled, beside catanatron and open_spiel
	$(BIN)/python bench/run.py

.venv-bench/ready: bench/requirements.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python $(PIP) install --require-hashes -r bench/requirements.txt
	@touch $@

feel: setup         ## the client in the browser: time to interactive, frames while panning and zooming
	$(BIN)/python hatch_build.py web
	$(BIN)/python bench/client.py

load: setup         ## the server under load: 250 tables of four for a minute, a flood, and opening a long table
	$(BIN)/python bench/load.py --saturate
	$(BIN)/python bench/load_flood.py
	$(BIN)/python bench/load_open.py

format: setup       ## let ruff format the code and sort imports
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: setup         ## pin the newest dependencies that pyproject.toml and requirements/pins.in allow
	$(PYTHON) -m venv build/lock-venv
	build/lock-venv/bin/python $(PIP) install pip-tools
	build/lock-venv/bin/python scripts/lock.py

clean:              ## remove what was built, but not the environments
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis src/eldorado/static
	find src tests scripts bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
