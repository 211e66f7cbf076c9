// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import XCTest

/// Where something was found wrong.
public struct XCTSourceCodeLocation: Hashable, Sendable {
  public let fileURL: URL
  /// Counted from 1.
  public let lineNumber: Int

  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  public init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }
}

/// What is known of the place that an issue comes from.
public struct XCTSourceCodeContext: Hashable, Sendable {
  public let location: XCTSourceCodeLocation?

  public init(location: XCTSourceCodeLocation? = nil) {
    self.location = location
  }
}

/// Something that a test found wrong.
public struct XCTIssue {
  public enum IssueType: Int, Sendable {
    case assertionFailure
    case thrownError
    case uncaughtException
    case performanceRegression
    case system
    case unmatchedExpectedFailure
  }

  public var type: IssueType
  /// In one line.
  public var compactDescription: String
  public var detailedDescription: String?
  public var sourceCodeContext: XCTSourceCodeContext
  public var associatedError: (any Error)?
  public var attachments: [XCTAttachment]

  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }

  /// All that is said of it.
  public var description: String { detailedDescription.map { "\(compactDescription)\n\($0)" } ?? compactDescription }

  /// Adds something to look at.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

extension XCTestCase {
  /// Fails the test with an issue, and keeps its attachments.
  public func record(_ issue: XCTIssue) {
    for attachment in issue.attachments { add(attachment) }
    let location = issue.sourceCodeContext.location
    recordFailure(
      withDescription: issue.description, inFile: location?.fileURL.path ?? "<unknown>",
      atLine: location?.lineNumber ?? 0, expected: issue.type == .assertionFailure)
  }
}
