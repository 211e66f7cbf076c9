// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension CGColor {
  /// The colour in another space: its grey, or its red, green and blue. `nil` where it is a pattern.
  public func converted(
    to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard let components, components.count == 2 || components.count == 4 else { return nil }
    let isGray = components.count == 2
    switch colorSpace.model {
    case .monochrome where isGray: return CGColor(colorSpace: colorSpace, components: components)
    case .monochrome:
      let light = 0.2126 * components[0] + 0.7152 * components[1] + 0.0722 * components[2]
      return CGColor(colorSpace: colorSpace, components: [light, components[3]])
    case .rgb where isGray:
      return CGColor(
        colorSpace: colorSpace, components: [components[0], components[0], components[0], components[1]])
    case .rgb: return CGColor(colorSpace: colorSpace, components: components)
    default: return nil
    }
  }
}
