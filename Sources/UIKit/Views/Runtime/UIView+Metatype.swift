// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime

// Objects made from metatypes: `register(Cell.self, …)`, `layerClass`, an app delegate's class.
// TesseraRuntime.h says how and why.

extension UIView {
  /// Makes a view of a class that is known only at run time, through `init(frame:)`.
  package static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
    let object = tessera_make_view(
      unsafeBitCast(type, to: UnsafeRawPointer.self), Double(frame.origin.x), Double(frame.origin.y),
      Double(frame.size.width), Double(frame.size.height))
    guard let object else {
      fatalError("\(type) has no init(frame:)")
    }
    return Unmanaged<UIView>.fromOpaque(object).takeRetainedValue()
  }

  /// Makes the layer of a `layerClass`, through `init()`.
  static func makeLayer(_ type: AnyClass) -> CALayer {
    CALayer.canCopyAnyClass
    CATextLayer.canDrawText
    guard let layerType = type as? CALayer.Type else {
      fatalError("layerClass must be CALayer or a subclass of it, not \(type)")
    }
    return layerType == CALayer.self ? CALayer() : NSObject.make(layerType)
  }
}
