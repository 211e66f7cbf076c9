// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What draws with a renderer's context.
public typealias UIGraphicsDrawingActions = (UIGraphicsRendererContext) -> Void
/// What draws a picture.
public typealias UIGraphicsImageDrawingActions = (UIGraphicsImageRendererContext) -> Void
/// What draws pages.
public typealias UIGraphicsPDFDrawingActions = (UIGraphicsPDFRendererContext) -> Void

extension UIGraphicsImageRenderer {
  /// What draws a picture.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void
}

extension UIGraphicsPDFRenderer {
  /// What draws pages.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void
}
