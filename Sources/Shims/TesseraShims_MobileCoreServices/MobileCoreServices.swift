// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The constants of the old type interface. Apple's are `CFString`; here, where there is none, they are `String`, so
// `kUTTypeImage as String` reads the same.

/// Any image.
public let kUTTypeImage = "public.image"
/// JPEG images.
public let kUTTypeJPEG = "public.jpeg"
/// PNG images.
public let kUTTypePNG = "public.png"
/// GIF images.
public let kUTTypeGIF = "com.compuserve.gif"
/// Any moving picture with or without sound.
public let kUTTypeMovie = "public.movie"
/// Video without sound.
public let kUTTypeVideo = "public.video"
/// Any sound.
public let kUTTypeAudio = "public.audio"
/// Any text.
public let kUTTypeText = "public.text"
/// Text without formatting.
public let kUTTypePlainText = "public.plain-text"
/// Text as UTF-8 without formatting.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// A web address or file address.
public let kUTTypeURL = "public.url"
/// The address of a file.
public let kUTTypeFileURL = "public.file-url"
/// PDF documents.
public let kUTTypePDF = "com.adobe.pdf"
/// Bytes of any kind.
public let kUTTypeData = "public.data"
/// Anything that is an item of a file system.
public let kUTTypeItem = "public.item"
