// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import UIKit

/// Lays scenes out with the kit and compares their frames with the real thing's.
@MainActor package struct SceneRunner {
  /// Points.
  private let tolerance: CGFloat

  /// Makes a runner that lets frames differ by so many points: half of one unless told otherwise, since some platforms
  /// put them on other grids.
  package init(tolerance: CGFloat = 0.5) { self.tolerance = tolerance }

  /// Runs all scenes of a file, in order.
  ///
  /// - Parameter onResult: Told each result as it comes.
  package func run(path: String, onResult: (CaseResult) -> Void) throws(SceneError) {
    run(try SceneFile(path: path), onResult)
  }

  /// Runs all scenes of a file's bytes; `path` is for errors.
  package func run(data: Data, path: String, onResult: (CaseResult) -> Void) throws(SceneError) {
    run(try SceneFile(data: data, path: path), onResult)
  }

  private func run(_ file: SceneFile, _ onResult: (CaseResult) -> Void) {
    for (name, content) in file.cases {
      switch content {
      case .success(let scene): onResult(CaseResult(name: name, outcome: outcome(of: scene)))
      case .failure(let error): onResult(CaseResult(name: name, outcome: .unreadable(error)))
      }
    }
  }

  private func outcome(of scene: TruthCase) -> CaseResult.Outcome {
    let builder = SceneBuilder(scene: scene)
    do {
      let surroundings = try builder.surroundings()
      let stage = SceneStage(surroundings, scale: scene.scale)
      defer { stage.clear() }
      try builder.build(in: surroundings.size)
      if scene.isFromCatalyst, scene.isTextDependent || builder.showsText { throw SceneError.catalystText }
      if builder.showsText, FontFiles.directory() == nil { throw SceneError.fontsMissing }
      stage.layOut(builder.root)
      if !builder.startingOffsets.isEmpty {
        for scrolling in builder.startingOffsets { scrolling.apply() }
        stage.layOut(builder.root)
      }
      return try compare(builder)
    } catch let error as SceneError {
      switch error {
      case .notRegular, .catalystText, .tallText: return .skipped(error)
      case .malformed, .unreadableFile, .fontsMissing: return .unreadable(error)
      }
    } catch {
      // Everything above throws scene errors only.
      return .unreadable(.malformed(path: scene.name, expected: "a scene", found: "\(error)"))
    }
  }

  // MARK: - Comparing

  private func compare(_ builder: SceneBuilder) throws(SceneError) -> CaseResult.Outcome {
    var differences = Differences()
    for expectation in builder.scene.expectations {
      if let error = expectation.unknownKey { throw error }
      let worst = try worstDifference(expectation, builder)
      differences.comparedCount += 1
      // A thousandth of a point is for what arithmetic loses.
      guard worst.amount > Double(tolerance) + 0.001 else { continue }
      differences.offCount += 1
      guard worst.amount > differences.worst else { continue }
      differences.worst = worst.amount
      differences.worstPath = expectation.path
      differences.worstDetail = worst.detail
    }
    differences.ignoredKeys = builder.ignoredKeys.sorted()
    return differences.offCount == 0 ? .passed(ignoredKeys: differences.ignoredKeys) : .failed(differences)
  }

  /// How far what a view has is from what it should have.
  private func worstDifference(
    _ expectation: TruthCase.Expectation, _ builder: SceneBuilder
  ) throws(SceneError) -> WorstDifference {
    var worst = WorstDifference()
    let path = expectation.path
    if let frame = expectation.frame { worst.note(frame.numbers, builder.frame(at: path)?.numbers, "") }
    if expectation.isAbsent, let frame = builder.frame(at: path, onlyIfShown: true) {
      worst.noteUnexpected(frame.numbers)
    }
    let view = builder.element(at: path)
    if let size = expectation.intrinsicSize {
      worst.note(size.numbers, view?.intrinsicContentSize.numbers, "intrinsic size: ")
    }
    if let size = expectation.fittingSize {
      worst.note(
        size.numbers, view?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).numbers, "fitting size: ")
    }
    if let insets = try expectation.safeArea?.insets() {
      worst.note(insets.numbers, view?.safeAreaInsets.numbers, "safe area: ")
    }
    if let insets = try expectation.margins?.insets() {
      worst.note(insets.numbers, view?.layoutMargins.numbers, "margins: ")
    }
    if let bounds = expectation.bounds { worst.note(bounds.numbers, view?.bounds.numbers, "bounds: ") }
    if let center = expectation.center { worst.note(center.numbers, view?.center.numbers, "center: ") }
    let scrollView = view as? UIScrollView ?? builder.collections.first
    if let offset = expectation.contentOffset {
      worst.note(offset.numbers, scrollView?.contentOffset.numbers, "content offset: ")
    }
    let content = scrollView?.contentSize
    if let width = expectation.contentWidth { worst.note([width], content.map { [$0.width] }, "content width: ") }
    if let height = expectation.contentHeight { worst.note([height], content.map { [$0.height] }, "content height: ") }
    return worst
  }
}

/// The greatest difference found of one view, in points, and its figures.
private struct WorstDifference {
  private(set) var amount = 0.0
  private(set) var detail = ""

  mutating func note(_ expected: [CGFloat], _ got: [CGFloat]?, _ what: String) {
    let amount = got.map { zip(expected, $0).map { Double(abs($0 - $1)) }.max() ?? 0 } ?? .infinity
    guard amount > self.amount else { return }
    self.amount = amount
    detail = "\(what)expected \(Self.text(expected)), got \(got.map(Self.text) ?? "nothing there")"
  }

  /// There is something where nothing should be.
  mutating func noteUnexpected(_ got: [CGFloat]) {
    amount = .infinity
    detail = "expected nothing, got \(Self.text(got))"
  }

  private static func text(_ numbers: [CGFloat]) -> String { numbers.map { shortText($0) }.joined(separator: " ") }
}

extension CGRect {
  fileprivate var numbers: [CGFloat] { [origin.x, origin.y, width, height] }
}

extension UIEdgeInsets {
  fileprivate var numbers: [CGFloat] { [top, left, bottom, right] }
}

extension CGSize {
  fileprivate var numbers: [CGFloat] { [width, height] }
}

extension CGPoint {
  fileprivate var numbers: [CGFloat] { [x, y] }
}
