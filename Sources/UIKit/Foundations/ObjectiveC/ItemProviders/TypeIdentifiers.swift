// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Which kind of data is also another, as far as item providers need it.
enum TypeIdentifiers {
  private static let parents: [String: [String]] = [
    "public.png": ["public.image"], "public.jpeg": ["public.image"], "org.webmproject.webp": ["public.image"],
    "com.compuserve.gif": ["public.image"], "public.heic": ["public.image"],
    "public.image": ["public.data", "public.content"],
    "public.utf8-plain-text": ["public.plain-text"], "public.plain-text": ["public.text"],
    "public.html": ["public.text"], "public.json": ["public.text"], "public.text": ["public.data", "public.content"],
    "public.file-url": ["public.url"], "public.url": ["public.data"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.data": ["public.item"],
  ]

  static func conforms(_ identifier: String, to other: String) -> Bool {
    identifier == other || (parents[identifier] ?? []).contains { conforms($0, to: other) }
  }
}
