// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// A nib of the objects, beside an owner "-1" and a first responder "-2".
@MainActor func nib(_ objects: String, owner: String = "", attributes: String = "useAutolayout=\"YES\"") -> UINib {
  UINib(data: Data(nibText(objects, owner: owner, attributes: attributes).utf8), bundle: nil)
}

func nibText(_ objects: String, owner: String = "", attributes: String = "useAutolayout=\"YES\"") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \(attributes)>
  <objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(owner)</connections></placeholder>
  <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
  \(objects)
  </objects>
  </document>
  """
}

/// The only object at the top of a nib of these objects.
@MainActor func made<Object>(
  _ objects: String, as type: Object.Type = Object.self, owner: Any? = nil,
  attributes: String = "useAutolayout=\"YES\"", sourceLocation: SourceLocation = #_sourceLocation
) throws -> Object {
  try #require(
    nib(objects, attributes: attributes).instantiate(withOwner: owner).first as? Object,
    sourceLocation: sourceLocation)
}

/// A view with all that stands in it, without what is another number in each run.
@MainActor func tree(_ view: UIView) -> String {
  view.recursiveDescriptionText.replacing(/0x[0-9a-f]+/, with: "")
}

/// What objects of nibs heard of, in its order.
@MainActor enum NibLog {
  static var words: [String] = []

  static func take() -> [String] {
    defer { words = [] }
    return words
  }
}

/// The card of an app: an own view with outlets, as a nib's root or as what owns one.
class NibCard: UIView {
  static let table: Void = {
    var table = _TesseraClassTable(NibCard.self)
    table.add(outlet: "title", \NibCard.title)
    table.add(outlet: "button", \NibCard.button)
    table.add(outlet: "width", \NibCard.width)
    table.add(outlet: "parts", \NibCard.parts)
    table.add(inspectable: "corner", \NibCard.corner)
    table.add(inspectable: "count", \NibCard.count)
    table.add(inspectable: "ink", \NibCard.ink)
    table.add(action: ._tessera("tap:", NibCard.self, { $0.tap(_:) }))
    _TesseraClassTable.register(table)
  }()

  weak var title: UILabel!
  weak var button: UIButton!
  var width: NSLayoutConstraint?
  var parts: [UIView]!
  var corner: CGFloat = 0 {
    didSet { NibLog.words.append("corner \(corner), title \(title == nil ? "missing" : "there")") }
  }
  var count = 0
  var ink: UIColor?

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    NibLog.words.append("decode")
    super.init(coder: coder)
    NibLog.words.append(
      "decoded \(subviews.count) subviews, frame \(frame.width), title \(title == nil ? "missing" : "there")")
  }

  override func addSubview(_ view: UIView) {
    NibLog.words.append("add \(type(of: view))")
    super.addSubview(view)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    NibLog.words.append("awake, title \(title == nil ? "missing" : "there")")
  }

  func tap(_ sender: Any) { NibLog.words.append("tap by \(type(of: sender))") }
}

/// An app's label.
class NibLabel: UILabel {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    NibLog.words.append("label \(text ?? "")")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    NibLog.words.append("label awake")
  }
}
