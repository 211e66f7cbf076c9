// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension CGImage {
  /// Whether the picture says how much is let through, and has no colours.
  public var isMask: Bool { alphaInfo == .alphaOnly }

  /// Whether pixels between others are made of them where the picture is drawn larger: always.
  public var shouldInterpolate: Bool { true }

  /// Where components are mapped to; pixels are kept as they are shown, so nowhere.
  public var decode: UnsafePointer<CGFloat>? { nil }

  /// How colours that cannot be shown are replaced.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
}
