// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import XCTest

extension XCTestCase {
  /// Whether the test goes on behind a failure, which XCTest on Linux forgets. The translator puts it in place of
  /// `continueAfterFailure`.
  public var _tesseraContinuesAfterFailure: Bool {
    get { TestRecord.current.continuesAfterFailure }
    set { TestRecord.current.continuesAfterFailure = newValue }
  }

  /// The real seconds that the test may take, rounded up to whole minutes; then it has failed. Defaults to ten minutes for
  /// who asks; a test that says nothing has what `tessera test --timeout` says.
  public var executionTimeAllowance: TimeInterval {
    get { TestRecord.current.allowance }
    set { TestRecord.current.allowance = max(1, (newValue / 60).rounded(.up)) * 60 }
  }
}
