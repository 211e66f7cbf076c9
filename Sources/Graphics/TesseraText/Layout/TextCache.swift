// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Synchronization

/// Shaped texts and layouts that have been made, so that measuring again costs one look-up.
///
/// Bounded: what has not been used for a while is dropped, long texts first. Safe to share between threads.
package final class TextCache: Sendable {
  /// The cache that everything uses that is given no other one.
  package static let shared = TextCache()

  /// What was done and what was saved.
  package let counters = ShapingCounters()
  private let library: FontLibrary
  private let state: Mutex<State>

  private struct LayoutKey: Hashable {
    var text: AttributedText
    var options: TextLayoutOptions
  }

  private struct State {
    var texts: AgingStore<AttributedText, ShapedText>
    var layouts: AgingStore<LayoutKey, TextLayout>
  }

  /// Creates an empty cache for about `capacity` characters.
  package convenience init(capacity: Int = 1 << 20) {
    self.init(capacity: capacity, library: .shared)
  }

  init(capacity: Int, library: FontLibrary) {
    self.library = library
    state = Mutex(State(texts: AgingStore(capacity: capacity), layouts: AgingStore(capacity: capacity)))
  }

  /// How many layouts are kept at present.
  package var layoutCount: Int { state.withLock { $0.layouts.count } }

  func layout(_ text: AttributedText, options: TextLayoutOptions) -> TextLayout {
    let key = LayoutKey(text: text, options: options)
    if let known = state.withLock({ $0.layouts[key] }) {
      counters.count(layoutWasCached: true)
      return known
    }
    counters.count(layoutWasCached: false)
    guard !text.isEmpty else {
      return TextLayout(text: text, options: options, lines: [], size: .zero, isTruncated: false)
    }
    let layout = LayoutBuilder.layout(shaped(text), options: options)
    // A fixed part for the layout itself keeps many short texts bounded too.
    state.withLock { $0.layouts.insert(layout, for: key, cost: text.length + 64) }
    return layout
  }

  func layout(_ text: AttributedText, options: TextLayoutOptions, room: TextRoom) -> TextLayout {
    if room.isPlain { return layout(text, options: options) }
    counters.count(layoutWasCached: false)
    guard !text.isEmpty else {
      return TextLayout(text: text, options: options, lines: [], size: .zero, isTruncated: false)
    }
    return LayoutBuilder.layout(shaped(text), options: options, room: room)
  }

  /// A layout that is kept by whoever asks.
  func fresh(_ text: AttributedText, options: TextLayoutOptions) -> TextLayout {
    counters.count(layoutWasCached: false)
    return LayoutBuilder.layout(ShapedText(text, library: library, counters: counters), options: options)
  }

  func shaped(_ text: AttributedText) -> ShapedText {
    if let known = state.withLock({ $0.texts[text] }) { return known }
    let shaped = ShapedText(text, library: library, counters: counters)
    state.withLock { $0.texts.insert(shaped, for: text, cost: text.length + 64) }
    return shaped
  }
}

/// Keeps values in two generations; those not used while a generation fills are dropped with it.
struct AgingStore<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var youngCost = 0
  private let generationCapacity: Int
  private var costs: [Key: Int] = [:]

  init(capacity: Int) {
    generationCapacity = max(capacity / 2, 1)
  }

  var count: Int { young.count + old.count }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old.removeValue(forKey: key) else { return nil }
      insert(value, for: key, cost: costs[key] ?? 1)
      return value
    }
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    // One value larger than a generation would only push everything else out.
    guard cost <= generationCapacity else { return }
    if youngCost + cost > generationCapacity {
      for key in old.keys where young[key] == nil { costs[key] = nil }
      old = young
      young = [:]
      youngCost = 0
    }
    old[key] = nil
    young[key] = value
    costs[key] = cost
    youngCost += cost
  }
}
