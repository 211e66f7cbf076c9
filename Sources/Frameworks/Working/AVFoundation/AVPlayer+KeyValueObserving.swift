// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
package import UIKit

// What apps observe by name. Most of it never changes: no item is ever ready.

extension AVPlayer: KeyValueTelling, KeyValueKeeping {
  package static let toldKeys: Set<String> = ["currentItem", "rate", "status", "timeControlStatus"]

  package func keptValue(forKey key: String) -> Any?? {
    switch key {
    case "currentItem": .some(currentItem)
    case "rate": .some(NSNumber(value: rate))
    case "status": .some(NSNumber(value: status.rawValue))
    case "timeControlStatus": .some(NSNumber(value: timeControlStatus.rawValue))
    default: nil
    }
  }

  package func keep(_ value: Any?, forKey key: String) -> Bool { false }
}

extension AVPlayerItem: KeyValueTelling, KeyValueKeeping {
  package static let toldKeys: Set<String> = [
    "duration", "loadedTimeRanges", "playbackBufferEmpty", "playbackBufferFull", "playbackLikelyToKeepUp", "status",
  ]

  package func keptValue(forKey key: String) -> Any?? {
    switch key {
    case "status": .some(NSNumber(value: status.rawValue))
    case "loadedTimeRanges": .some(loadedTimeRanges)
    case "playbackBufferEmpty": .some(NSNumber(value: isPlaybackBufferEmpty))
    case "playbackBufferFull": .some(NSNumber(value: false))
    case "playbackLikelyToKeepUp": .some(NSNumber(value: isPlaybackLikelyToKeepUp))
    default: nil
    }
  }

  package func keep(_ value: Any?, forKey key: String) -> Bool { false }
}
