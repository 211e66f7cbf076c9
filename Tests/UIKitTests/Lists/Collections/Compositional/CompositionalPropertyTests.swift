// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import UIKit

/// What holds of every compositional layout, over seeded inputs, through the collection view.
@MainActor struct CompositionalPropertyTests {
  /// Sections of groups whose items fit by construction.
  @MainActor struct Scene {
    var random: SeededRandom
    var counts: [Int] = []
    let makesSections: [@MainActor () -> NSCollectionLayoutSection]

    init(seed: Int) {
      var random = SeededRandom(seed: UInt64(seed))
      var makers: [@MainActor () -> NSCollectionLayoutSection] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let columns = Int.random(in: 1...4, using: &random)
        let gap = CGFloat(Int.random(in: 0...6, using: &random)) * 1.5
        let height = CGFloat(Int.random(in: 10...60, using: &random)) + 0.4
        let isEstimated = Bool.random(using: &random)
        let inset = CGFloat(Int.random(in: 0...12, using: &random))
        let kind = Int.random(in: 0...3, using: &random)
        let pins = Bool.random(using: &random)
        counts.append(Int.random(in: 0...40, using: &random))
        makers.append {
          let extent: NSCollectionLayoutDimension = isEstimated ? .estimated(height) : .absolute(height)
          let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1 / CGFloat(columns)), extent))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(kind == 1 ? .absolute(140) : .fractionalWidth(1), extent), repeatingSubitem: item,
            count: columns)
          group.interItemSpacing = .fixed(gap)
          let section = NSCollectionLayoutSection(group: group)
          section.interGroupSpacing = gap
          section.contentInsets = .all(inset)
          if kind == 1 { section.orthogonalScrollingBehavior = .continuous }
          if kind >= 2 { _ = section.header(.estimated(24), pins: pins) }
          if kind == 3 { section.decorationItems = [.background(elementKind: "back")] }
          return section
        }
      }
      self.random = random
      makesSections = makers
    }

    func layout() -> UICollectionViewCompositionalLayout {
      let layout = compositional(makesSections.map { $0() })
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
      return layout
    }

    func fixture(_ layout: UICollectionViewCompositionalLayout? = nil, rightToLeft: Bool = false) -> CollectionFixture {
      let fixture = CollectionFixture(counts, layout: layout ?? self.layout())
      if rightToLeft { fixture.view.semanticContentAttribute = .forceRightToLeft }
      for (section, count) in counts.enumerated() {
        for item in 0..<count {
          fixture.wanted["\(section).\(item)"] = CGSize(width: 50, height: 12 + CGFloat((item * 7 + section) % 9) * 5.3)
        }
      }
      fixture.settle()
      return fixture
    }
  }

  /// The frames of all elements, measured by going through the content once.
  private func scrollThrough(_ fixture: CollectionFixture) {
    var y: CGFloat = 0
    while y < fixture.view.contentSize.height {
      fixture.view.contentOffset.y = y
      fixture.settle()
      for section in fixture.sections.indices {
        guard let scroller = fixture.view.orthogonalScrollView(section: section) else { continue }
        var x: CGFloat = 0
        while x < scroller.contentSize.width {
          scroller.contentOffset.x = x
          fixture.settle()
          x += 130
        }
      }
      y += 130
    }
  }

  private func frames(_ fixture: CollectionFixture) -> [IndexPath: CGRect] {
    var frames: [IndexPath: CGRect] = [:]
    for (section, texts) in fixture.sections.enumerated() {
      for item in texts.indices {
        frames[path(section, item)] = fixture.view.layoutAttributesForItem(at: path(section, item))?.frame
      }
    }
    return frames
  }

  @Test(arguments: 0..<25) func whatIsShownIsEverythingFiltered(seed: Int) throws {
    for rightToLeft in [false, true] {
      var scene = Scene(seed: seed)
      let fixture = scene.fixture(rightToLeft: rightToLeft)
      for _ in 0..<8 {
        let limit = max(fixture.view.contentSize.height - 400, 1)
        fixture.view.contentOffset.y = CGFloat.random(in: 0...limit, using: &scene.random).rounded()
        fixture.settle()
        for section in scene.counts.indices {
          guard let scroller = fixture.view.orthogonalScrollView(section: section) else { continue }
          let end = max(scroller.contentSize.width - scroller.bounds.width, 0)
          scroller.contentOffset.x = CGFloat.random(in: 0...max(end, 0.5), using: &scene.random).rounded()
        }
        fixture.settle()
        let bounds = fixture.view.bounds
        var expected: Set<IndexPath> = []
        for (path, frame) in frames(fixture) {
          let shift = fixture.view.collectionViewLayout.orthogonalShift(section: path.section)
          let shown = frame.offsetBy(dx: shift.x, dy: shift.y)
          let overlap = shown.intersection(bounds)
          if !overlap.isNull, overlap.width > 0, overlap.height > 0 { expected.insert(path) }
        }
        let shown = Set(fixture.view.indexPathsForVisibleItems)
        #expect(shown == expected, "seed \(seed) rtl \(rightToLeft) at \(bounds.minY)")
        // And each view is where the layout says.
        for path in shown {
          let cell = try #require(fixture.view.cellForItem(at: path))
          let frame = try #require(fixture.view.layoutAttributesForItem(at: path)?.frame)
          let shift = fixture.view.collectionViewLayout.orthogonalShift(section: path.section)
          let (place, wanted) = (
            cell.convert(cell.bounds, to: fixture.view), frame.offsetBy(dx: shift.x, dy: shift.y)
          )
          #expect(abs(place.minX - wanted.minX) < 1e-6 && abs(place.minY - wanted.minY) < 1e-6, "seed \(seed)")
          #expect(abs(place.maxX - wanted.maxX) < 1e-6 && abs(place.maxY - wanted.maxY) < 1e-6, "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: 0..<25) func itemsOfASectionNeverOverlap(seed: Int) {
    let fixture = Scene(seed: seed).fixture()
    scrollThrough(fixture)
    let all = frames(fixture)
    for section in fixture.sections.indices {
      let frames = all.filter { $0.key.section == section }.sorted { $0.key < $1.key }.map(\.value)
      for (index, frame) in frames.enumerated() {
        for other in frames[(index + 1)...] {
          let shared = frame.intersection(other)
          #expect(shared.isNull || shared.width <= 0.5 || shared.height <= 0.5, "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: 0..<25) func invalidatingPartGivesWhatSolvingAnewGives(seed: Int) {
    var scene = Scene(seed: seed)
    let fixture = scene.fixture()
    for _ in 0..<6 {
      let section = Int.random(in: 0..<scene.counts.count, using: &scene.random)
      let texts = fixture.sections[section]
      if texts.isEmpty || Bool.random(using: &scene.random) {
        let index = Int.random(in: 0...texts.count, using: &scene.random)
        fixture.sections[section].insert("x\(index)", at: index)
        fixture.wanted["x\(index)"] = CGSize(width: 50, height: 20 + CGFloat(index))
        UIView.performWithoutAnimation { fixture.view.insertItems(at: [path(section, index)]) }
      } else {
        let index = Int.random(in: 0..<texts.count, using: &scene.random)
        fixture.sections[section].remove(at: index)
        UIView.performWithoutAnimation { fixture.view.deleteItems(at: [path(section, index)]) }
      }
      fixture.settle()
    }
    scrollThrough(fixture)
    scrollThrough(fixture)
    let steps = frames(fixture)
    let size = fixture.view.contentSize
    let anew = CollectionFixture(fixture.sections, layout: scene.layout())
    anew.wanted = fixture.wanted
    anew.settle()
    scrollThrough(anew)
    scrollThrough(anew)
    #expect(frames(anew) == steps, "seed \(seed)")
    #expect(anew.view.contentSize == size)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func edgesLieOnPixelsAtEveryScale(scale: CGFloat) {
    for seed in 0..<15 {
      let fixture = Scene(seed: seed).fixture()
      fixture.view.overrideTraits { $0.displayScale = scale }
      fixture.settle()
      scrollThrough(fixture)
      for frame in frames(fixture).values {
        for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
          #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6, "seed \(seed)")
        }
      }
    }
  }
}
