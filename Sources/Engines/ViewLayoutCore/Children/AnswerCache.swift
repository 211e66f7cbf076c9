// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The answers of one element by proposal, and how often it was asked.
///
/// A pass may need many answers at once: an element in stacks whose children depend on both axes is asked at several
/// lengths of each. They are kept while the pass goes on, up to `mostAnswers`, as an answer that is lost costs a walk
/// of the subtree. Placing the element trims them to the `keptAnswers` used last.
///
/// A class rather than a struct in its element: a copy for each question cost half of a pass in retains and releases.
package final class AnswerCache {
  /// How many answers outlive the pass.
  package static let keptAnswers = 6
  /// How many answers there are at most; beyond it the least recently used one goes.
  package static let mostAnswers = 64

  private struct Answer {
    let proposal: Proposal
    let size: CGSize
    var guides: [(key: AlignmentKey, value: CGFloat?)] = []
    var lastUse: Int
  }

  /// A length along one axis whatever is proposed on the other one.
  private struct FreeLength {
    let axis: LayoutAxis
    let proposal: CGFloat?
    let length: CGFloat?
  }

  private var answers: [Answer] = []
  private var freeLengths: [FreeLength] = []
  private var clock = 0
  /// The guides that may be explicit, once asked for.
  var keys: AlignmentKeySet?
  /// The preferred distances, once asked for.
  var spacing: SpacingPreferences?
  /// The proposal with which the subtree was placed and hasn't changed since.
  package private(set) var placedProposal: Proposal?

  /// How often a size was asked for.
  package private(set) var sizeAsks = 0
  /// How often a size had to be worked out.
  package private(set) var sizeMisses = 0
  /// How often a length along one axis had to be worked out.
  package private(set) var lengthMisses = 0
  /// How often an explicit guide had to be worked out.
  package private(set) var guideMisses = 0

  package init() {}

  /// The number of cached sizes.
  package var count: Int { answers.count }

  /// Whether nothing is cached, so that no answer or place of an ancestor depends on this element.
  var isClear: Bool { answers.isEmpty && freeLengths.isEmpty && keys == nil && spacing == nil && placedProposal == nil }

  /// Starts counting anew.
  package func resetCounts() { (sizeAsks, sizeMisses, lengthMisses, guideMisses) = (0, 0, 0, 0) }

  private func find(_ proposal: Proposal) -> Int? {
    var index = answers.count - 1
    while index >= 0 {
      if answers[index].proposal == proposal {
        clock += 1
        answers[index].lastUse = clock
        return index
      }
      index -= 1
    }
    return nil
  }

  /// The answer to a proposal if it is at hand.
  ///
  /// - Complexity: O(*answers*), at most `mostAnswers` comparisons.
  package func size(for proposal: Proposal) -> CGSize? {
    sizeAsks += 1
    return find(proposal).map { answers[$0].size }
  }

  package func store(_ size: CGSize, for proposal: Proposal) {
    sizeMisses += 1
    clock += 1
    let answer = Answer(proposal: proposal, size: size, lastUse: clock)
    if answers.count < Self.mostAnswers {
      answers.append(answer)
    } else if let oldest = answers.indices.min(by: { answers[$0].lastUse < answers[$1].lastUse }) {
      answers[oldest] = answer
    }
  }

  /// The length along an axis if it is cached; the inner `nil` stands for a length that depends on the other axis.
  func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?) -> CGFloat?? {
    freeLengths.last { $0.proposal == proposal && $0.axis == axis }.map { .some($0.length) } ?? nil
  }

  func store(_ length: CGFloat?, along axis: LayoutAxis, at proposal: CGFloat?) {
    lengthMisses += 1
    if freeLengths.count == Self.mostAnswers { freeLengths.removeFirst() }
    freeLengths.append(FreeLength(axis: axis, proposal: proposal, length: length))
  }

  /// The explicit guide in a proposal if it is cached; the inner `nil` stands for a guide that isn't explicit.
  func guide(_ key: AlignmentKey, for proposal: Proposal) -> CGFloat?? {
    guard let index = find(proposal) else { return nil }
    return answers[index].guides.first { $0.key == key }.map { .some($0.value) } ?? nil
  }

  func store(_ value: CGFloat?, as key: AlignmentKey, for proposal: Proposal) {
    guideMisses += 1
    if let index = find(proposal) { answers[index].guides.append((key, value)) }
  }

  /// Notes that the subtree was placed, and drops answers that are not worth keeping.
  func placed(in proposal: Proposal) {
    placedProposal = proposal
    if freeLengths.count > Self.keptAnswers { freeLengths.removeFirst(freeLengths.count - Self.keptAnswers) }
    guard answers.count > Self.keptAnswers else { return }
    answers.sort { $0.lastUse > $1.lastUse }
    answers.removeLast(answers.count - Self.keptAnswers)
  }

  /// Has the next placement walk the subtree.
  func forgetPlacement() { placedProposal = nil }

  /// Forgets all answers; counts go on.
  package func clear() {
    answers.removeAll(keepingCapacity: true)
    freeLengths.removeAll(keepingCapacity: true)
    (keys, spacing, placedProposal) = (nil, nil, nil)
  }
}
