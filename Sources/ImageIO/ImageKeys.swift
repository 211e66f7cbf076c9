// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

// The keys of options and properties, as far as they mean something here.

/// Whether decoded pixels are kept; pictures here always keep what was decoded to draw them.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are decoded at once.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// A thumbnail is made of the picture where the file has none.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// A thumbnail is always made of the picture.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The longest side of a thumbnail, in pixels.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is turned as the file says.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// A hint at the file's type; types are told by their first bytes.
public nonisolated(unsafe) let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"

/// Bytes of the file.
public nonisolated(unsafe) let kCGImagePropertyFileSize: CFString = "FileSize"
/// Pixels across, as stored.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// Pixels down, as stored.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// How the stored pixels are to be turned, as EXIF counts: a `CGImagePropertyOrientation`.
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation"
/// Whether pixels may be transparent.
public nonisolated(unsafe) let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// Bits of a component.
public nonisolated(unsafe) let kCGImagePropertyDepth: CFString = "Depth"
/// The colour model's name.
public nonisolated(unsafe) let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The name of the model of red, green and blue.
public nonisolated(unsafe) let kCGImagePropertyColorModelRGB: CFString = "RGB"

/// What is said of a GIF file or one of its pictures: a dictionary.
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How often the pictures are shown in turn; 0 is for ever.
public nonisolated(unsafe) let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// Seconds that a picture stays, at least a fiftieth.
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// Seconds that a picture stays, as the file says.
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Whether the file has colours for all of its pictures.
public nonisolated(unsafe) let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// How well JPEG is to look, 0…1.
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The longest side that pictures are written with, in pixels.
public nonisolated(unsafe) let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
