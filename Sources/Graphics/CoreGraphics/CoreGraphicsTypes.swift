// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The numbers that Core Foundation knows Core Graphics' types by.

extension CGColor: CoreFoundationObject {
  package static var coreFoundationTypeID: CFTypeID { 269 }
  /// The number of colours: `CFGetTypeID(object) == CGColor.typeID`.
  public static var typeID: CFTypeID { coreFoundationTypeID }
}

extension CGColorSpace: CoreFoundationObject {
  package static var coreFoundationTypeID: CFTypeID { 270 }
  /// The number of colour spaces.
  public static var typeID: CFTypeID { coreFoundationTypeID }
}

extension CGContext: CoreFoundationObject {
  package static var coreFoundationTypeID: CFTypeID { 271 }
  /// The number of contexts.
  public static var typeID: CFTypeID { coreFoundationTypeID }
}

extension CGDataProvider: CoreFoundationObject {
  package static var coreFoundationTypeID: CFTypeID { 272 }
  /// The number of data providers.
  public static var typeID: CFTypeID { coreFoundationTypeID }
}

extension CGFont: CoreFoundationObject {
  package static var coreFoundationTypeID: CFTypeID { 273 }
  /// The number of fonts.
  public static var typeID: CFTypeID { coreFoundationTypeID }
}

extension CGGradient: CoreFoundationObject {
  package static var coreFoundationTypeID: CFTypeID { 274 }
  /// The number of gradients.
  public static var typeID: CFTypeID { coreFoundationTypeID }
}

extension CGImage: CoreFoundationObject {
  package static var coreFoundationTypeID: CFTypeID { 275 }
  /// The number of images.
  public static var typeID: CFTypeID { coreFoundationTypeID }
}

extension CGPath: CoreFoundationObject {
  package static var coreFoundationTypeID: CFTypeID { 276 }
  /// The number of paths.
  public static var typeID: CFTypeID { coreFoundationTypeID }
}
