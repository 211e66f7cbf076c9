// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The stack of contexts that `draw(_:)` and image renderers draw in; as on iOS, each thread has one of its own.

private final class ContextStack {
  private static let key = "TesseraGraphicsContexts"
  var contexts: [CGContext] = []

  static var current: ContextStack {
    let storage = Thread.current.threadDictionary
    if let known = storage[key] as? ContextStack { return known }
    let new = ContextStack()
    storage[key] = new
    return new
  }
}

/// The context that is drawn in now; `nil` outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.contexts.last
}

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

/// Makes the context of before the current one again.
public func UIGraphicsPopContext() {
  _ = ContextStack.current.contexts.popLast()
}

/// Fills a rectangle with the current fill colour.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Fills a rectangle with the current fill colour, in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Frames a rectangle with a line of one point inside it.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Frames a rectangle with a line of one point inside it, in a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  UIRectFrame(rect)
  context.restoreGState()
}

/// Clips to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
