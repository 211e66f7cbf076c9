// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Formatters while text is edited, and attributed results: methods that Apple's `Formatter` has and subclasses override.
// A class that overrides one has it by another name here, and says by a conformance that it has it.

/// A formatter of the app's that checks text while it is edited, with the selection.
public protocol _TesseraPartialTextChecker {
  func _tesseraIsPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

/// A formatter of the app's that checks text while it is edited.
public protocol _TesseraPartialTextReader {
  func _tesseraIsPartialStringValid(
    _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

/// A formatter of the app's that gives attributed text.
public protocol _TesseraAttributedFormatter {
  func _tesseraAttributedString(
    for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString?
}

extension Formatter {
  /// Whether text is valid while it is edited. Defaults to what `isPartialStringValid(_:newEditingString:errorDescription:)`
  /// says.
  ///
  /// - Parameters:
  ///   - partialStringPtr: The new text, which the formatter may replace.
  ///   - proposedSelRangePtr: The selection after the change, which the formatter may replace.
  ///   - origString: The text before the change.
  ///   - origSelRange: The selection before the change.
  ///   - error: Gets the reason why the text is invalid.
  public func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    if let checker = self as? any _TesseraPartialTextChecker {
      return checker._tesseraIsPartialStringValid(
        partialStringPtr, proposedSelectedRange: proposedSelRangePtr, originalString: origString,
        originalSelectedRange: origSelRange, errorDescription: error)
    }
    return _tesseraOwnIsPartialStringValid(
      partialStringPtr, proposedSelectedRange: proposedSelRangePtr, originalString: origString,
      originalSelectedRange: origSelRange, errorDescription: error)
  }

  /// What the classes of Foundation say: `super` of an override.
  public func _tesseraOwnIsPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    var new: NSString?
    let text = String(describing: partialStringPtr.pointee)
    let isValid = withUnsafeMutablePointer(to: &new) { new in
      isPartialStringValid(
        text, newEditingString: AutoreleasingUnsafeMutablePointer(new), errorDescription: error)
    }
    if let new, !isValid {
      partialStringPtr.pointee = new
      proposedSelRangePtr?.pointee = NSRange(location: new.length, length: 0)
    }
    return isValid
  }

  /// Whether text is valid while it is edited. A formatter that does not override it takes any.
  ///
  /// - Parameters:
  ///   - partialString: The new text.
  ///   - newString: Gets the text that stands in place of an invalid one; `nil` keeps the old text.
  ///   - error: Gets the reason why the text is invalid.
  public func isPartialStringValid(
    _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    (self as? any _TesseraPartialTextReader)?._tesseraIsPartialStringValid(
      partialString, newEditingString: newString, errorDescription: error) ?? true
  }

  /// What the classes of Foundation say: `super` of an override.
  public func _tesseraOwnIsPartialStringValid(
    _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }

  /// The attributed text of an object; `nil`, the default, where the formatter has plain text only.
  public func attributedString(
    for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> NSAttributedString? {
    (self as? any _TesseraAttributedFormatter)?._tesseraAttributedString(for: obj, withDefaultAttributes: attrs)
  }

  /// What the classes of Foundation give: `super` of an override.
  public func _tesseraOwnAttributedString(
    for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> NSAttributedString? { nil }
}
