// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

// The keys of options and properties, as far as they mean something here.

/// Whether decoded pixels are kept; pictures here always keep what was decoded to draw them.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are decoded at once.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// A thumbnail is made of the picture where the file has none.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// A thumbnail is always made of the picture.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The longest side of a thumbnail, in pixels.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is turned as the file says.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
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
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
/// The longest side that pictures are written with, in pixels.
public nonisolated(unsafe) let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

// What other formats say. Files are read for what stands above: of these a picture's properties have none.
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
public var kCGImagePropertyIPTCDictionary: CFString { "{IPTC}" }
public var kCGImagePropertyJFIFDictionary: CFString { "{JFIF}" }
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" }
public var kCGImagePropertyPNGInterlaceType: CFString { "InterlaceType" }
public var kCGImagePropertyRawDictionary: CFString { "{Raw}" }
public var kCGImageProperty8BIMDictionary: CFString { "{8BIM}" }
public var kCGImagePropertyMakerAppleDictionary: CFString { "{MakerApple}" }
public var kCGImagePropertyHEICSDictionary: CFString { "{HEICS}" }
public var kCGImagePropertyWebPDictionary: CFString { "{WebP}" }
public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" }
public var kCGImagePropertyTIFFMake: CFString { "Make" }
public var kCGImagePropertyTIFFModel: CFString { "Model" }
public var kCGImagePropertyTIFFSoftware: CFString { "Software" }
public var kCGImagePropertyTIFFDateTime: CFString { "DateTime" }
public var kCGImagePropertyTIFFArtist: CFString { "Artist" }
public var kCGImagePropertyTIFFCopyright: CFString { "Copyright" }
public var kCGImagePropertyIPTCImageOrientation: CFString { "ImageOrientation" }
public var kCGImagePropertyJFIFIsProgressive: CFString { "IsProgressive" }
public var kCGImagePropertyJFIFVersion: CFString { "JFIFVersion" }
public var kCGImagePropertyJFIFXDensity: CFString { "XDensity" }
public var kCGImagePropertyJFIFYDensity: CFString { "YDensity" }
public var kCGImagePropertyAPNGLoopCount: CFString { "LoopCount" }
public var kCGImagePropertyAPNGDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { "UnclampedDelayTime" }
public var kCGImagePropertyWebPLoopCount: CFString { "LoopCount" }
public var kCGImagePropertyWebPDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyWebPUnclampedDelayTime: CFString { "UnclampedDelayTime" }
public var kCGImagePropertyHEICSLoopCount: CFString { "LoopCount" }
public var kCGImagePropertyHEICSDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyHEICSUnclampedDelayTime: CFString { "UnclampedDelayTime" }
public var kCGImagePropertyGPSLatitude: CFString { "Latitude" }
public var kCGImagePropertyGPSLatitudeRef: CFString { "LatitudeRef" }
public var kCGImagePropertyGPSLongitude: CFString { "Longitude" }
public var kCGImagePropertyGPSLongitudeRef: CFString { "LongitudeRef" }
public var kCGImagePropertyGPSAltitude: CFString { "Altitude" }
public var kCGImagePropertyGPSAltitudeRef: CFString { "AltitudeRef" }
public var kCGImagePropertyGPSTimeStamp: CFString { "TimeStamp" }
public var kCGImagePropertyGPSDateStamp: CFString { "DateStamp" }
public var kCGImagePropertyGPSSpeed: CFString { "Speed" }
public var kCGImagePropertyGPSImgDirection: CFString { "ImgDirection" }
public var kCGImagePropertyDPIWidth: CFString { "DPIWidth" }
public var kCGImagePropertyDPIHeight: CFString { "DPIHeight" }
public var kCGImagePropertyProfileName: CFString { "ProfileName" }
public var kCGImagePropertyColorModelGray: CFString { "Gray" }
public var kCGImagePropertyColorModelCMYK: CFString { "CMYK" }
public var kCGImagePropertyIsFloat: CFString { "IsFloat" }
public var kCGImagePropertyIsIndexed: CFString { "IsIndexed" }
public var kCGImageAuxiliaryDataTypePortraitEffectsMatte: CFString { "kCGImageAuxiliaryDataTypePortraitEffectsMatte" }
public var kCGImageAuxiliaryDataTypeDisparity: CFString { "kCGImageAuxiliaryDataTypeDisparity" }
public var kCGImageAuxiliaryDataTypeDepth: CFString { "kCGImageAuxiliaryDataTypeDepth" }
