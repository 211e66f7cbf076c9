// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import TesseraShims_CoreFoundation

// The constants of the old type interface.

/// Any image.
public nonisolated(unsafe) let kUTTypeImage: CFString = "public.image"
/// JPEG images.
public nonisolated(unsafe) let kUTTypeJPEG: CFString = "public.jpeg"
/// PNG images.
public nonisolated(unsafe) let kUTTypePNG: CFString = "public.png"
/// GIF images.
public nonisolated(unsafe) let kUTTypeGIF: CFString = "com.compuserve.gif"
/// Any moving picture with or without sound.
public nonisolated(unsafe) let kUTTypeMovie: CFString = "public.movie"
/// Video without sound.
public nonisolated(unsafe) let kUTTypeVideo: CFString = "public.video"
/// Any sound.
public nonisolated(unsafe) let kUTTypeAudio: CFString = "public.audio"
/// Any text.
public nonisolated(unsafe) let kUTTypeText: CFString = "public.text"
/// Text without formatting.
public nonisolated(unsafe) let kUTTypePlainText: CFString = "public.plain-text"
/// Text as UTF-8 without formatting.
public nonisolated(unsafe) let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// A web address or file address.
public nonisolated(unsafe) let kUTTypeURL: CFString = "public.url"
/// The address of a file.
public nonisolated(unsafe) let kUTTypeFileURL: CFString = "public.file-url"
/// PDF documents.
public nonisolated(unsafe) let kUTTypePDF: CFString = "com.adobe.pdf"
/// Bytes of any kind.
public nonisolated(unsafe) let kUTTypeData: CFString = "public.data"
/// Anything that is an item of a file system.
public nonisolated(unsafe) let kUTTypeItem: CFString = "public.item"
