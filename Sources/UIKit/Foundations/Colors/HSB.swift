// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A colour as hue (in turns), saturation and brightness, each 0…1.
struct HSB {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let high = max(red, green, blue)
    let low = min(red, green, blue)
    let span = high - low
    brightness = high
    saturation = high == 0 ? 0 : span / high
    guard span > 0 else {
      hue = 0
      return
    }
    let sixth: CGFloat
    if high == red {
      sixth = (green - blue) / span
    } else if high == green {
      sixth = 2 + (blue - red) / span
    } else {
      sixth = 4 + (red - green) / span
    }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  static func rgb(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let turns = hue - hue.rounded(.down)
    func channel(_ shift: CGFloat) -> CGFloat {
      let k = (shift + turns * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return (channel(5), channel(3), channel(1))
  }
}
