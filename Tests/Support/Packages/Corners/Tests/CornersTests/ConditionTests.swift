// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

#if COCOAPODS
  import CornersPod
#elseif !SWIFT_PACKAGE
  import CornersProject
#endif

// Only the compiler knows a build's flags, and with them what there is to run.

#if SWIFT_PACKAGE && os(iOS)
  final class ConditionTests: ConditionCase {
    func testInPackages() {}

    #if CORNERS_FLAG
      func testWithFlag() {}
    #else
      func testWithoutFlag() async {}
    #endif

    #if compiler(>=99)
      func testLater() {}
    #endif
  }
#else
  final class ConditionTests: XCTestCase {
    func testInProjects() {}
  }
#endif

class ConditionCase: XCTestCase {
  #if !DEBUG
    func testInReleases() {}
  #elseif canImport(Theme)
    func testTheme() throws {}
  #endif
}

#if CORNERS_FLAG && !canImport(CornersPod)
  private final class HiddenConditionTests: XCTestCase {
    func testHidden() {}
  }
#endif
