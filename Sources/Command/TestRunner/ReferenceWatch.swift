// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation
internal import Glibc

/// Notes which files of some folders are opened or written: the references that tests ask for, whatever library they use.
package final class ReferenceWatch {
  private let descriptor: Int32
  private var folders: [Int32: URL] = [:]
  private var opened: Set<String> = []
  /// Whether the system told of everything; what it left out may have been asked for.
  private var isWhole = true

  /// `nil` where the system watches no more folders.
  package init?(_ folders: [URL]) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    for folder in folders where FileManager.default.fileExists(atPath: folder.path) {
      let watch = inotify_add_watch(descriptor, folder.path, UInt32(IN_OPEN) | UInt32(IN_CREATE) | UInt32(IN_MOVED_TO))
      guard watch >= 0 else { return nil }
      self.folders[watch] = folder
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Takes over what was told meanwhile. The system keeps some thousand events, so this is to be called now and then.
  package func update() {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return }
      take(buffer[..<count])
    }
  }

  /// Events stand one behind the other, each with a name whose length it says.
  private func take(_ events: ArraySlice<UInt8>) {
    var rest = events
    let head = MemoryLayout<inotify_event>.size
    while rest.count >= head {
      let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { isWhole = false }
      let name = rest.dropFirst(head).prefix(Int(event.len)).prefix { $0 != 0 }
      if let folder = folders[event.wd], !name.isEmpty {
        opened.insert(folder.appendingPathComponent(String(decoding: name, as: UTF8.self)).path)
      }
      rest = rest.dropFirst(head + Int(event.len))
    }
  }

  /// The files that were opened, by their paths; `nil` where that is not known of all.
  package var asked: Set<String>? {
    update()
    return isWhole ? opened : nil
  }
}
