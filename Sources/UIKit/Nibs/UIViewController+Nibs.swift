// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The nib of a controller's view.

extension UIViewController {
  /// Has the controller's storyboard or its nib make its view, with the controller as owner; `false` where it has none.
  func loadNib() -> Bool {
    if storedNibName == nil, let storyboardSource, storyboardSource.loadView(of: self) { return true }
    guard let name = storedNibName ?? ownNibName else { return false }
    _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    guard viewIfLoaded != nil else {
      fatalError(
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.")
    }
    return true
  }

  /// The nib that is named like the app's class: without its `Controller`, where it ends so, or as it is.
  var ownNibName: String? {
    guard NibClasses.kitClass(of: type(of: self)) != type(of: self) else { return nil }
    let name = String(String(describing: type(of: self)).prefix { $0 != "<" })
    let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    let idiom = traitCollection.userInterfaceIdiom
    return names.first { NibStore.find($0, "xib", in: nibBundle, idiom: idiom) != nil }
  }
}

/// A class of the app's that hears that its nib is all there, and derives from no class of the kit. The translator adds
/// the conformance.
@preconcurrency @MainActor public protocol _TesseraNibObject: NSObject {
  /// Told when the nib that the object comes from is all there.
  func awakeFromNib()
}

extension NSObject {
  /// What the translator makes of `super.awakeFromNib()` where the superclass is `NSObject`.
  public func _tesseraAwakeFromNib() {}
}
