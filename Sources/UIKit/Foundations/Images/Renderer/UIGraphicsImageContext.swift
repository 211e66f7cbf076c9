// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The older way to draw pictures.

/// Makes a context for a picture the current one; points, y down. A scale of 0 stands for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : AmbientTraits.scale()
  guard let context = CGContext(bitmapSize: size, scale: scale, opaque: opaque) else {
    AssetWarnings.warn(
      "UIGraphicsBeginImageContext: \(size.width) × \(size.height) points at scale \(scale) cannot be drawn, expected 1 to \(ImageLimits.side) pixels on a side."
    )
    // What is drawn goes nowhere, and the matching call ends it.
    UIGraphicsPushContext(CGContext(recordingSize: .zero, scale: scale))
    return
  }
  UIGraphicsPushContext(context)
}

/// Makes a context for a picture of one pixel per point the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// What was drawn so far in the current context; `nil` where that has no pixels.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), let image = context.makeImage() else { return nil }
  return UIImage(cgImage: image, scale: context.scale, orientation: .up)
}

/// Makes the context of before the current one again.
public func UIGraphicsEndImageContext() {
  UIGraphicsPopContext()
}
