// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What the translator makes of `init()` on metatypes of the frameworks' classes, which Objective-C's classes have and
// Swift's only where it is `required`.

extension NSObject {
  /// Makes an object of the class that a metatype stands for, through its `init()`.
  @MainActor public static func _tesseraInit() -> Self { NSObject.make(self) }
}

extension UIView {
  /// Makes a view of the class that a metatype stands for, through its `init(frame:)`.
  public static func _tesseraInit(frame: CGRect) -> Self {
    guard let view = make(self, frame: frame) as? Self else { fatalError("\(self) makes another class") }
    return view
  }
}
