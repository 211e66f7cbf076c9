// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import TesseraText

@Suite struct TextCacheTests {
  @Test func measuringAgainShapesNothing() {
    let cache = TextCache()
    _ = layout(plain("Hello there"), width: 100, cache: cache)
    let first = cache.counters.values
    #expect(first.layouts == 1)
    #expect(first.shapedScalars == 11)
    _ = layout(plain("Hello there"), width: 100, cache: cache)
    var expected = first
    expected.cachedLayouts = 1
    #expect(cache.counters.values == expected)
  }

  @Test func anotherWidthBreaksLinesWithoutShaping() {
    let cache = TextCache()
    _ = layout(plain("Hello there"), width: 100, cache: cache)
    _ = layout(plain("Hello there"), width: 50, cache: cache)
    #expect(cache.counters.values.layouts == 2)
    #expect(cache.counters.values.shapedScalars == 11)
  }

  @Test func theCacheIsBounded() {
    let cache = TextCache(capacity: 10_000)
    for index in 0..<1_000 { _ = layout(plain("label \(index)"), cache: cache) }
    #expect(cache.layoutCount < 160)
    // What was just used is still there.
    let before = cache.counters.values.layouts
    _ = layout(plain("label 999"), cache: cache)
    #expect(cache.counters.values.layouts == before)
  }

  @Test func whatIsUsedAllTheTimeStays() {
    let cache = TextCache(capacity: 10_000)
    for index in 0..<1_000 {
      _ = layout(plain("label \(index)"), cache: cache)
      _ = layout(plain("title"), cache: cache)
    }
    #expect(cache.counters.values.layouts == 1_001)
  }

  @Test func equalLayoutsComeFromManyThreads() async {
    let cache = TextCache()
    await withTaskGroup(of: CGSize.self) { group in
      for index in 0..<64 {
        group.addTask { layout(plain("thread safe \(index % 4) 👍 שלום"), width: 70, cache: cache).size }
      }
      var sizes: Set<CGFloat> = []
      for await size in group { sizes.insert(size.height) }
      #expect(sizes.count == 1)
    }
  }
}
