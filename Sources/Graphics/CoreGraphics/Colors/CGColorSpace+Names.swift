// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Names of spaces that cannot be drawn in here: a space of one of them is `nil`.

extension CGColorSpace {
  public nonisolated(unsafe) static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  public nonisolated(unsafe) static let dcip3: CFString = "kCGColorSpaceDCIP3"
  public nonisolated(unsafe) static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public nonisolated(unsafe) static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public nonisolated(unsafe) static let extendedITUR_2020: CFString = "kCGColorSpaceExtendedITUR_2020"
  public nonisolated(unsafe) static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  public nonisolated(unsafe) static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  public nonisolated(unsafe) static let extendedLinearITUR_2020: CFString = "kCGColorSpaceExtendedLinearITUR_2020"
  public nonisolated(unsafe) static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public nonisolated(unsafe) static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public nonisolated(unsafe) static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
  public nonisolated(unsafe) static let genericLab: CFString = "kCGColorSpaceGenericLab"
  public nonisolated(unsafe) static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public nonisolated(unsafe) static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"
  public nonisolated(unsafe) static let acescgLinear: CFString = "kCGColorSpaceACESCGLinear"
  public nonisolated(unsafe) static let itur_709: CFString = "kCGColorSpaceITUR_709"
  public nonisolated(unsafe) static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  public nonisolated(unsafe) static let itur_2100_HLG: CFString = "kCGColorSpaceITUR_2100_HLG"
  public nonisolated(unsafe) static let itur_2100_PQ: CFString = "kCGColorSpaceITUR_2100_PQ"
  public nonisolated(unsafe) static let displayP3_HLG: CFString = "kCGColorSpaceDisplayP3_HLG"
  public nonisolated(unsafe) static let displayP3_PQ: CFString = "kCGColorSpaceDisplayP3_PQ"
  public nonisolated(unsafe) static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  public nonisolated(unsafe) static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public nonisolated(unsafe) static let linearITUR_2020: CFString = "kCGColorSpaceLinearITUR_2020"
  public nonisolated(unsafe) static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public nonisolated(unsafe) static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
}
