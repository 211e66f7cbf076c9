// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a visual format says, before its names are looked up.
struct VisualFormat: Equatable {
  enum Element: Equatable {
    case superview
    case item(String, sizes: [Condition])
  }

  enum Connection: Equatable {
    /// Edge to edge: `[a][b]`.
    case flush
    /// The standard gap: `[a]-[b]`.
    case standard
    case gaps([Condition])
  }

  /// One bound: `>=60@500`.
  struct Condition: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
  }

  enum Value: Equatable {
    case number(CGFloat)
    case name(String)
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var elements: [Element] = []
  /// How each element is tied to the next; one fewer than there are elements.
  var connections: [Connection] = []
}

/// What is wrong with a visual format, and where.
struct VisualFormatError: Error, CustomStringConvertible {
  var message: String
  var format: String
  /// Characters before the fault.
  var position: Int

  var description: String {
    """
    Unable to parse constraint format:
    \(message)
    \(format)
    \(String(repeating: " ", count: position))^
    """
  }
}
