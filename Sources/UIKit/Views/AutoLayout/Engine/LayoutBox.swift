// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ConstraintSolver

/// An item's place in one engine: its variables, and the rows that the engine itself adds for it.
///
/// The variables are the item's alignment rectangle, in points, in the bounds space of the view it stands in; the
/// bounds' origin counts as 0, so that scrolling moves nothing here.
@MainActor final class LayoutBox {
  weak var item: (any LayoutItem)?
  let key: ObjectIdentifier
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// How many constraints and other boxes need this one.
  var uses = 0
  var due: Due = []
  /// The place that follows from the frame, from insets or from scrolling.
  var fixed: [FixedRow] = []
  /// Boxes that `fixed` speaks of.
  var supports: [LayoutBox] = []
  var content = ContentRows()
  /// Rows that keep a length from becoming negative; added once it did.
  var floors: [ConstraintHandle] = []
  var hasFloors = false
  /// Rows that wish for no width and no height: of a length that only has bounds, and of nothing else.
  var least: [ConstraintHandle?] = [nil, nil]
  /// What lies within a view's margins may have less than no room: a row whose views stand in its middle, held to its
  /// margins at the sides, is as low as if there were no margins, and takes the usual height.
  let mayBeNegative: Bool
  /// Whether a variable moved in the solve under way.
  var isChanged = false
  var firstBaseline: BaselineRow?
  var lastBaseline: BaselineRow?
  /// A scroll container's bounds origin, for constraints that reach into it from outside.
  var scrollOrigin: (x: Variable, y: Variable)?
  var scrollRows: [ConstraintHandle] = []
  /// Constraints that speak of the item.
  var entries: Set<ObjectIdentifier> = []

  init(_ item: any LayoutItem, in solver: Solver) {
    let role = (item as? UILayoutGuide)?.role
    mayBeNegative = role == .margins || role == .safeArea || role == .readableContent
    self.item = item
    key = ObjectIdentifier(item)
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  var view: UIView? { item as? UIView }

  /// What is to be looked at again before the next solve.
  struct Due: OptionSet {
    let rawValue: UInt8
    static let fixed = Due(rawValue: 1)
    static let content = Due(rawValue: 2)
  }

  /// A row of the engine's own: `terms = constant`; `shape` tells whether only the constant has changed.
  struct FixedRow {
    var handle: ConstraintHandle
    var shape: Shape

    struct Shape: Equatable {
      var place: Int
      var factor: Double
      var strength: Double
    }
  }

  /// A baseline's variable and the row that ties it to the top or bottom.
  struct BaselineRow {
    var variable: Variable
    var handle: ConstraintHandle
  }

  /// What hugging and compression resistance ask for along both axes.
  struct ContentRows {
    var hug: [ConstraintHandle?] = [nil, nil]
    var resist: [ConstraintHandle?] = [nil, nil]
    var nothing: [ConstraintHandle?] = [nil, nil]
    /// The natural size, as long as nothing forces lines to wrap.
    var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    /// The size that the rows ask for now.
    var asked = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    /// Whether the height depends on the width.
    var wraps = false
    /// The width for which the size was last fitted.
    var fittedWidth: CGFloat?
    /// Whether the width was found not to depend on the content, so that asking for the natural one is harmless.
    var widthIsGiven = false
    var isHeld = false
  }
}
