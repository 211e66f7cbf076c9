# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT

# Two commands for a newcomer: `make run` shows the apps at http://127.0.0.1:8080, `make test` tests everything.

APPS ?= $(addsuffix .xcodeproj,Apps/Coffee Apps/Feed Apps/Reader Apps/Today Apps/Widgets)
PYTHON = .tessera/venv/bin/python

.PHONY: run test setup check unit-tests browser-tests cli-tests coverage install dist format clean

# The fonts are made while the command is compiled.
run:
	@Tools/setup.sh --only-packages
	@Tools/setup.sh --only-fonts & Tools/first_build.sh tessera && wait $$!
	.build/first/debug/tessera run $(APPS)

setup:
	@Tools/setup.sh

# The kit that the command's and the browser's tests need is built while the others are built and run.
test: BESIDE = Tools/beside_kit.sh
test: check unit-tests
	$(PYTHON) Tests/run.py Tests/EndToEnd Tests/Browser

# CI builds once and throws away: it sets flags that make that cheaper (.ci/run).
BUILD_FLAGS ?=
export BUILD_FLAGS

# Imports point down, nothing reads a wall clock, every file is formatted.
check:
	@Tools/setup.sh --tests
	swift test --package-path Tools
	swift run --package-path Tools tessera-dev check

unit-tests:
	@Tools/setup.sh --tests
	$(BESIDE) Tools/unit_tests.sh $(BUILD_FLAGS)

cli-tests: unit-tests
	$(PYTHON) Tests/run.py Tests/EndToEnd

browser-tests: unit-tests
	$(PYTHON) Tests/run.py Tests/Browser

# Which names of real code the kit declares, from its symbol graph, into Compatibility/Coverage.md.
coverage: setup
	TESSERA_WITHOUT_APPS=1 swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members
	swift run --package-path Tools tessera-dev coverage Compatibility/Usage \
	  .build/$$(uname -m)-unknown-linux-gnu/symbolgraph --write Compatibility/Coverage.md

# What `tessera test` needs, for machines without a checkout: into a folder, or as an archive and a Debian package.
PREFIX ?= /usr/local
# A release's version; else the day of the last commit.
VERSION ?= $(shell git log -1 --format=%cd --date=format:%Y.%m.%d)
install: setup
	Tools/dist.sh $(PREFIX)

dist: setup
	Tools/dist.sh .build/dist/tessera
	tar -C .build/dist -czf .build/dist/tessera-$$(uname -m).tar.gz tessera
	Tools/deb.sh .build/dist/tessera $(VERSION) .build/dist
	@ls -l .build/dist/tessera-*.tar.gz .build/dist/*.deb

format:
	swift format --in-place --recursive --parallel Sources Tests Apps StandIns Tools Benchmarks Plugins Package.swift

clean:
	rm -rf .build .tessera Tools/.build Benchmarks/.build
