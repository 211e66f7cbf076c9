// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension KeyValueObserving {
  /// Has layers tell of their changes from the first observer on.
  private static let layersTell: Void = onThisThread {
    CALayer.changeListener = { layer, key, isBefore in
      if isBefore { willChange(layer, key) } else { didChange(layer, key) }
    }
  }

  /// Makes objects that tell nobody of their changes by themselves do so. Called when one gets an observer.
  static func prepare(_ object: NSObject) {
    if object is CALayer { layersTell }
    if let progress = object as? Progress { ProgressObservers.note(progress) }
  }
}
