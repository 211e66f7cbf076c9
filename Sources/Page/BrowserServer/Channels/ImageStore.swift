// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// The pictures that an app has sent, as it sent them; bounded by bytes.
struct ImageStore {
  struct Entry {
    var format: ImageFormat
    var bytes: Data
    var sequence: UInt64
  }

  /// How many bytes are kept.
  let capacity: Int
  private var entries: [ImageIdentifier: Entry] = [:]
  private var next: UInt64 = 0
  private(set) var byteCount = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  subscript(identifier: ImageIdentifier) -> Entry? { entries[identifier] }

  /// Keeps a picture and gives up the oldest ones, first those that are not `inUse`.
  mutating func insert(
    _ identifier: ImageIdentifier, format: ImageFormat, bytes: Data, inUse: () -> Set<ImageIdentifier>
  ) {
    if let old = entries[identifier] { byteCount -= old.bytes.count }
    entries[identifier] = Entry(format: format, bytes: bytes, sequence: next)
    next += 1
    byteCount += bytes.count
    guard byteCount > capacity else { return }
    let kept = inUse()
    let byAge = entries.sorted { $0.value.sequence < $1.value.sequence }.map(\.key)
    for candidate in byAge.filter({ !kept.contains($0) }) + byAge.filter(kept.contains) where candidate != identifier {
      guard byteCount > capacity else { return }
      byteCount -= entries.removeValue(forKey: candidate)?.bytes.count ?? 0
    }
  }
}

extension ImageFormat {
  /// The media type in HTTP's spelling.
  var contentType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .webP: "image/webp"
    }
  }
}
