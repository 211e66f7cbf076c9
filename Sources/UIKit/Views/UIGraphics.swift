// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The stack of contexts that `draw(_:)` and image renderers draw in.

@MainActor private var contextStack: [CGContext] = []

/// The context that is drawn in now; `nil` outside drawing.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  contextStack.last
}

/// Makes a context the current one.
@MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  contextStack.append(context)
}

/// Makes the context of before the current one again.
@MainActor public func UIGraphicsPopContext() {
  _ = contextStack.popLast()
}

/// Fills a rectangle with the current fill colour.
@MainActor public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Frames a rectangle with a line of one point inside it.
@MainActor public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Clips to a rectangle.
@MainActor public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
