// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

// The keys of options and properties, as far as they mean something here.

/// Whether decoded pixels are kept; pictures here always keep what was decoded to draw them.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are decoded at once.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// A thumbnail is made of the picture where the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// A thumbnail is always made of the picture.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The longest side of a thumbnail, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is turned as the file says.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// A hint at the file's type; types are told by their first bytes.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"

/// Bytes of the file.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// Pixels across, as stored.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// Pixels down, as stored.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// How the stored pixels are to be turned, as EXIF counts: a `CGImagePropertyOrientation`.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Whether pixels may be transparent.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// Bits of a component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The colour model's name.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The name of the model of red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"

/// What is said of a GIF file or one of its pictures: a dictionary.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How often the pictures are shown in turn; 0 is for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// Seconds that a picture stays, at least a fiftieth.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// Seconds that a picture stays, as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Whether the file has colours for all of its pictures.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// How well JPEG is to look, 0…1.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The longest side that pictures are written with, in pixels.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
