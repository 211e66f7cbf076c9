// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Takes away the attributes that need an Objective-C runtime. What they mean goes into the class's table
/// (``ClassTableRule``). Spaces stay behind, so columns hold.
///
/// ## Before
///     @objcMembers class Card: UIView {
///       @IBOutlet private weak var title: UILabel!
///       @objc(open:) func open(_ sender: Any) {}
/// ## After
///                  class Card: UIView {
///                 private weak var title: UILabel!
///                    func open(_ sender: Any) {}
struct AttributeRule: Rule {
  static let names: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
  ]

  func apply(to module: ModuleContext) {
    for file in module.files {
      for attribute in file.scan.attributes where Self.names.contains(attribute.name) {
        file.blank(attribute.range)
      }
    }
  }
}
