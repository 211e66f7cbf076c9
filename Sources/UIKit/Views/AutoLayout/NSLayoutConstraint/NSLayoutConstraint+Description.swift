// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Constraints as UIKit prints them: distances in the visual format where it can say them, all else as an equation.

extension LayoutItem {
  /// Class and address, or the guide's name.
  @MainActor var name: String {
    let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    if let guide = self as? UILayoutGuide, !guide.identifier.isEmpty {
      return "\(type(of: self)):\(address)'\(guide.identifier)'"
    }
    return "\(type(of: self)):\(address)"
  }
}

extension NSLayoutConstraint {
  var constraintDescription: String {
    let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    var text = "<\(type(of: self)):\(address)"
    if let identifier { text += " '\(identifier)'" }
    let (body, bar) = visualFormat ?? (equation, nil)
    text += " \(body)   (\(isActive ? "active" : "inactive")"
    if let bar { text += ", names: '|':\(bar) " }
    return text + ")>"
  }

  private var priorityText: String { priority == .required ? "" : "@\(CGFloat(priority.rawValue).shortText)" }

  private var equation: String {
    var text = "\(first.text) \(relation.sign) "
    if let second {
      if multiplier != 1 { text += "\(multiplier.shortText)*" }
      text += second.text
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(abs(constant).shortText)" }
    } else {
      text += constant.shortText
    }
    if priority != .required { text += " \(priorityText)" }
    return text
  }

  /// The constraint in the visual format and, where a `|` is in it, what that stands for.
  private var visualFormat: (String, String?)? {
    guard !first.isDistance, second?.isDistance != true, multiplier == 1, let item = first.item else { return nil }
    let bound = (relation == .equal ? "" : relation.sign) + constant.shortText + priorityText
    guard let second, let other = second.item else { return nil }
    switch (first.attribute, second.attribute) {
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      guard other.spaceView === item.spaceView else { return nil }
      return (axisPrefix + "[\(other.name)]-(\(bound))-[\(item.name)]", nil)
    case (.leading, .leading), (.left, .left), (.top, .top):
      guard item.spaceView === other, !(other is UILayoutGuide) else { return nil }
      return (axisPrefix + "|-(\(bound))-[\(item.name)]", other.name)
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      // The format counts the gap inward, so the sign and the relation turn round.
      guard item.spaceView === other, !(other is UILayoutGuide) else { return nil }
      let turned: Relation =
        relation == .equal ? .equal : relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
      let gap = (turned == .equal ? "" : turned.sign) + (-constant).shortText + priorityText
      return (axisPrefix + "[\(item.name)]-(\(gap))-|", other.name)
    default: return nil
    }
  }

  private var axisPrefix: String {
    if first.attribute == .left || first.attribute == .right { return "H:" }
    return first.attribute.axis == .horizontal ? "H:" : "V:"
  }
}
