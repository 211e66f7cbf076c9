// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

extension Commit {
  /// The commit as pages need it: they draw text themselves, and where each glyph stands is most of a text's bytes.
  func withoutGlyphs() -> Commit {
    var commit = self
    for delta in commit.deltas.indices {
      for index in commit.deltas[delta].changes.indices {
        let change = commit.deltas[delta].changes[index]
        if let contents = change[LayerChange.contents] {
          guard let smaller = contents.withoutGlyphs() else { continue }
          commit.deltas[delta].changes[index] = LayerChange.contents(smaller)
        } else if var animations = change[LayerChange.animations] {
          for place in animations.indices where animations[place].property == .contents {
            animations[place].values = animations[place].values.map { value in
              guard case .contents(let contents) = value, let smaller = contents.withoutGlyphs() else { return value }
              return .contents(smaller)
            }
          }
          commit.deltas[delta].changes[index] = LayerChange.animations(animations)
        }
      }
    }
    return commit
  }
}

extension LayerContents {
  /// `nil` where there are none.
  fileprivate func withoutGlyphs() -> LayerContents? {
    guard case .drawing(var list) = self else { return nil }
    var hasGlyphs = false
    list.operations = list.operations.map { operation in
      guard case .glyphs(var run) = operation, !run.glyphs.isEmpty else { return operation }
      hasGlyphs = true
      run.glyphs = []
      return .glyphs(run)
    }
    return hasGlyphs ? .drawing(list) : nil
  }
}
