// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// Something more to be known of an element, which assistive technology tells when it is asked.
open class AXCustomContent: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// When a piece of content is told.
  public enum Importance: UInt, Sendable {
    /// When somebody asks for more.
    case `default` = 0
    /// At once.
    case high = 1
  }

  open var label: String { attributedLabel.string }
  open var value: String { attributedValue.string }
  open private(set) var attributedLabel: NSAttributedString
  open private(set) var attributedValue: NSAttributedString
  open var importance = Importance.default

  public convenience init(label: String, value: String) {
    self.init(label: NSAttributedString(string: label), value: NSAttributedString(string: value))
  }

  public init(label: NSAttributedString, value: NSAttributedString) {
    (attributedLabel, attributedValue) = (label, value)
    super.init()
  }

  /// What both attributed texts are, by other names of Apple's.
  public convenience init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    self.init(label: label, value: value)
  }

  public static var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    guard let label = coder.decodeObject(of: NSString.self, forKey: "label"),
      let value = coder.decodeObject(of: NSString.self, forKey: "value")
    else { return nil }
    attributedLabel = NSAttributedString(string: String(describing: label))
    attributedValue = NSAttributedString(string: String(describing: value))
    super.init()
    importance = Importance(rawValue: UInt(max(0, coder.decodeInteger(forKey: "importance")))) ?? .default
  }

  /// Without the texts' attributes.
  open func encode(with coder: NSCoder) {
    coder.encode(label as NSString, forKey: "label")
    coder.encode(value as NSString, forKey: "value")
    coder.encode(Int(importance.rawValue), forKey: "importance")
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(label: attributedLabel, value: attributedValue)
    copy.importance = importance
    return copy
  }
}

public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// An element that has more to be known.
public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

extension AXCustomContentProvider {
  /// The content, made when it is asked for. An optional requirement on Apple's platforms: `nil` where the class lacks it.
  /// Here a stored property of that name is found.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? {
    for mirror in sequence(first: Mirror(reflecting: self), next: \.superclassMirror) {
      for child in mirror.children where child.label == "accessibilityCustomContentBlock" {
        if let block = child.value as? AXCustomContentReturnBlock { return .some(block) }
        return .some(nil)
      }
    }
    return nil
  }
}
