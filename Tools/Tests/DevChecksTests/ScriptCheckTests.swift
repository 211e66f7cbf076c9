// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DevChecks

struct ScriptCheckTests {
  private func problems(_ path: String, _ text: String) -> [String] {
    ScriptCheck.check(path, text).map(\.description)
  }

  @Test func tabsSpacesAtTheEndAndLongLinesAreFound() {
    #expect(problems("a.css", "a {\n\tb: c;\n}\n") == ["a.css:2: a tab"])
    #expect(problems("a.sh", "echo \necho\n") == ["a.sh:1: a space at the line's end"])
    #expect(problems("a.py", String(repeating: "é", count: 120)) == [])
    #expect(problems("a.py", String(repeating: "e", count: 121)) == ["a.py:1: 121 characters; 120 is the limit"])
  }

  @Test func whatAScriptImportsAndDoesNotUseIsFound() {
    let text = """
      import { one, two as second } from "./a.js";
      import * as all from "./b.js";
      import {
        three,
        four,
      } from "./c.js";
      import "./effect.js";
      one(all.x, four$, three);
      """
    #expect(
      problems("a.js", text) == ["a.js:1: second is imported and not used", "a.js:5: four is imported and not used"])
  }

  @Test func whatAPythonFileImportsAndDoesNotUseIsFound() {
    let text = """
      from __future__ import annotations
      import os.path
      import struct, zlib as packer
      from pathlib import Path  # noqa: F401
      from a import (one,
          two)
      print(os.path, packer, two)
      """
    #expect(
      problems("a.py", text) == ["a.py:3: struct is imported and not used", "a.py:5: one is imported and not used"])
  }

  @Test func twoScriptsOfOneNameAreFound() throws {
    let temporary = try TemporaryTree(["Sources/A/Web/a.js": "", "Sources/A/Web/deep/a.js": "", "Sources/A/a.py": ""])
    #expect(
      try ScriptCheck(tree: temporary.tree).run().map(\.description)
        == ["Sources/A/Web/deep/a.js: Sources/A/Web/a.js has the same name"])
  }
}
