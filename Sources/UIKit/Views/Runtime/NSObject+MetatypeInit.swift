// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime

// What the translator makes of `init()` on metatypes of the frameworks' classes, which Objective-C's classes have and
// Swift's only where it is `required`.

extension NSObject {
  /// Makes an object of the class that a metatype stands for, through its `init()`.
  @preconcurrency @MainActor public static func _tesseraInit() -> Self { NSObject.make(self) }
}

extension UIViewController {
  /// Makes a controller of the class that a metatype stands for, through its `init(nibName:bundle:)`.
  public static func _tesseraInit(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) -> Self {
    let type = unsafeBitCast(self, to: UnsafeRawPointer.self)
    // The initialiser takes the arguments along; only the memory is left.
    let name = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    name.initialize(to: nibNameOrNil)
    defer { name.deallocate() }
    let bundle = nibBundleOrNil.map { UnsafeMutableRawPointer(Unmanaged.passRetained($0).toOpaque()) }
    guard let object = tessera_make_controller(type, name, bundle) else {
      fatalError("\(self) has no init(nibName:bundle:)")
    }
    guard let controller = Unmanaged<UIViewController>.fromOpaque(object).takeRetainedValue() as? Self else {
      fatalError("\(self) makes another class")
    }
    return controller
  }
}

extension UIView {
  /// Makes a view of the class that a metatype stands for, through its `init(frame:)`.
  public static func _tesseraInit(frame: CGRect) -> Self {
    guard let view = make(self, frame: frame) as? Self else { fatalError("\(self) makes another class") }
    return view
  }
}
