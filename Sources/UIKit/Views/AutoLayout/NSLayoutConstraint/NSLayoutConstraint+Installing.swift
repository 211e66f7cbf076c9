// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// Stops on constraints that can never mean anything, with UIKit's words.
  static func check(_ first: LayoutPlace, _ second: LayoutPlace?, multiplier: CGFloat, constant: CGFloat) {
    guard multiplier.isFinite else { fatalError("Multiplier is not finite! That's illegal. multiplier:\(multiplier)") }
    guard constant.isFinite else { fatalError("Constant is not finite! That's illegal. constant:\(constant)") }
    guard first.kind != .none else {
      fatalError("NSLayoutConstraint: Invalid layout attribute: the first attribute is missing")
    }
    guard let second, multiplier != 0 else {
      guard first.kind == .length else {
        fatalError(
          "NSLayoutConstraint for \(first.text): A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
        )
      }
      return
    }
    // Across the axes UIKit takes places, `left == other.top`, but no place for a length.
    guard (first.kind == .length) == (second.kind == .length), second.kind != .none else {
      fatalError("NSLayoutConstraint for \(first.text) and \(second.text): Invalid pairing of layout attributes.")
    }
    guard !(first.attribute.isDirectional && second.attribute.isLeftOrRight),
      !(first.attribute.isLeftOrRight && second.attribute.isDirectional)
    else {
      fatalError(
        "NSLayoutConstraint for \(first.text) and \(second.text): A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
      )
    }
  }

  /// Whether a pair of attributes can mean anything; the second is `notAnAttribute` where there is a constant alone.
  static func allows(_ first: Attribute, _ second: Attribute, multiplier: CGFloat) -> Bool {
    guard multiplier.isFinite, first.kind != .none else { return false }
    guard second != .notAnAttribute, multiplier != 0 else { return first.kind == .length }
    return (first.kind == .length) == (second.kind == .length)
      && !(first.isDirectional && second.isLeftOrRight) && !(first.isLeftOrRight && second.isDirectional)
  }

  /// Every item that the constraint speaks of.
  var items: [any LayoutItem] {
    [first.item, first.originItem, second?.item, second?.originItem].compactMap { $0 }
  }

  func install() {
    guard holder == nil else { return }
    let items = items
    guard let start = items.first else { return }
    var common: UIView? = start.hostView
    var last = start
    for item in items.dropFirst() {
      guard let view = common else { break }
      common = nearestCommonView(view, item)
      last = item
    }
    guard let common else {
      fatalError(
        "Unable to activate constraint with anchors \(first.text) and \(second?.text ?? last.name) because they have no common ancestor. Does the constraint or its anchors reference items in different view hierarchies? That's illegal."
      )
    }
    common.hold(self)
  }

  func uninstall() {
    holder?.drop(self)
  }
}

extension LayoutPlace {
  /// The place as descriptions write it.
  @MainActor var text: String {
    guard !isDistance else {
      return "(\(item?.name ?? "nil").\(attribute.word) - \(originItem?.name ?? "nil").\(originAttribute.word))"
    }
    return "\(item?.name ?? "nil").\(attribute.word)"
  }
}
