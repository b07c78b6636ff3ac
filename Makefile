# eldorado: everything a contributor runs. `make` alone lists the targets.
PYTHON ?= python3
BIN := .venv/bin
PIP := -m pip -qq --disable-pip-version-check
RUN := $(BIN)/python scripts/run_parts.py

.DEFAULT_GOAL := help
.PHONY: help setup play words quick test soak web compiled bench load format lock upgrade clean shots feel docs hooks audit release lab

help:               ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## *(.*)/  make \1\t\2/' | expand -t 18

setup: .venv/ready  ## .venv with every pinned tool and an editable, pure Python install

.venv/ready: requirements/dev.txt requirements/install.txt pyproject.toml
	$(PYTHON) scripts/install.py .venv requirements/dev.txt
	$(BIN)/python $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

words: setup        ## the languages, and how many sentences each lacks
	$(BIN)/eldorado words

play: setup         ## build the front end if it changed, and open the tables in the browser
	$(BIN)/python hatch_build.py web
	$(BIN)/eldorado serve

quick: setup        ## the inner loop, about a minute: lint, types, layers, quick tests
	$(RUN) quick

# Installing keeps one core busy, so the environment of the laboratory is made beside ours; if it fails, its part says so.
test:               ## everything that must hold before landing; each part says how long it took
	-@$(MAKE) --no-print-directory -j 2 -k .venv/ready .venv-lab/ready
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

lab: .venv-lab/ready  ## .venv-lab with what eldorado[lab] needs: plots, ratings, Parquet

.venv-lab/ready: requirements/lab.txt requirements/install.txt
	$(PYTHON) scripts/install.py .venv-lab requirements/lab.txt
	echo "$(CURDIR)/src" > $$(.venv-lab/bin/python -c "import sysconfig; print(sysconfig.get_path('purelib'))")/eldorado.pth
	@touch $@

.venv-ray/ready: requirements/ray.txt requirements/install.txt
	$(PYTHON) scripts/install.py .venv-ray requirements/ray.txt
	echo "$(CURDIR)/src" > $$(.venv-ray/bin/python -c "import sysconfig; print(sysconfig.get_path('purelib'))")/eldorado.pth
	@touch $@

feel: setup         ## the client in the browser: time to interactive, frames while panning and zooming
	$(BIN)/python hatch_build.py web
	$(BIN)/python bench/client.py

load: setup         ## the server under load: 250 tables of four for a minute, a flood, a long table, and experts
	$(BIN)/python bench/load.py --saturate
	$(BIN)/python bench/load_flood.py
	$(BIN)/python bench/load_open.py
	$(BIN)/python bench/load_experts.py
	$(BIN)/python bench/load_store.py

docs: setup         ## the documentation site in build/docs/html; any warning is an error
	$(RUN) docs

hooks: setup .venv-tools/ready  ## run formatter and linters before each commit of this clone
	.venv-tools/bin/pre-commit install

audit: .venv-tools/ready  ## look for known vulnerabilities in the pinned packages (asks a public database)
	.venv-tools/bin/pip-audit --require-hashes -r requirements/serve.txt
	.venv-tools/bin/pip-audit --require-hashes -r requirements/lab.txt

release: setup .venv-tools/ready  ## check, test, build into dist/ and tag; pushes and uploads nothing
	$(BIN)/python scripts/release.py

.venv-tools/ready: requirements/tools.txt
	$(PYTHON) -m venv .venv-tools
	.venv-tools/bin/python $(PIP) install --require-hashes -r requirements/tools.txt
	@touch $@

format: setup       ## let ruff and prettier format the code, ruff sort the imports
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python hatch_build.py npm run format

lock: setup build/lock-venv/ready  ## pin what pyproject.toml newly asks for; other pins stay
	build/lock-venv/bin/python scripts/lock.py
	$(BIN)/python scripts/licences.py

upgrade: setup build/lock-venv/ready  ## raise every pin to the newest version allowed; then run everything
	build/lock-venv/bin/python scripts/lock.py --upgrade
	$(BIN)/python $(PIP) install --require-hashes -r requirements/dev.txt
	$(BIN)/python scripts/licences.py

build/lock-venv/ready:
	$(PYTHON) -m venv build/lock-venv
	build/lock-venv/bin/python $(PIP) install pip-tools
	@touch $@

clean:              ## remove what was built, but not the environments
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis src/eldorado/static
	find src tests scripts bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
