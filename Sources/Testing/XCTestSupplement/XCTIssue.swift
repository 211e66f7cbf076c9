// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

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
  /// The calls that led there, the innermost first, where somebody noted them.
  public let callStack: [XCTSourceCodeFrame]
  public let location: XCTSourceCodeLocation?

  public init(location: XCTSourceCodeLocation? = nil) {
    self.init(callStack: [], location: location)
  }

  public init(callStack: [XCTSourceCodeFrame], location: XCTSourceCodeLocation?) {
    (self.callStack, self.location) = (callStack, location)
  }

  public init(callStackAddresses: [NSNumber], location: XCTSourceCodeLocation?) {
    self.init(callStack: callStackAddresses.map { XCTSourceCodeFrame(address: $0.uint64Value) }, location: location)
  }
}

/// A call that led to an issue.
public struct XCTSourceCodeFrame: Hashable, Sendable {
  /// Where the machine was to go on.
  public let address: UInt64
  /// What is known of the function; nothing here.
  public let symbolInfo: XCTSourceCodeSymbolInfo?

  public init(address: UInt64, symbolInfo: XCTSourceCodeSymbolInfo? = nil) {
    (self.address, self.symbolInfo) = (address, symbolInfo)
  }
}

/// What is known of a function.
public struct XCTSourceCodeSymbolInfo: Hashable, Sendable {
  public let imageName: String
  public let symbolName: String
  public let location: XCTSourceCodeLocation?

  public init(imageName: String, symbolName: String, location: XCTSourceCodeLocation?) {
    (self.imageName, self.symbolName, self.location) = (imageName, symbolName, location)
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
