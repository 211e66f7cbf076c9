// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension StackPlan {
  mutating func align(_ views: [UIView]) {
    switch alignment {
    case .fill:
      for view in views {
        add("alignment", view, crossStart, .equal, canvas, crossStart)
        add("alignment", view, crossEnd, .equal, canvas, crossEnd)
      }
    case .leading:
      for view in views {
        add("alignment", view, crossStart, .equal, canvas, crossStart)
        add("alignment", view, crossEnd, .lessThanOrEqual, canvas, crossEnd)
      }
      hugAcross()
    case .trailing:
      for view in views {
        add("alignment", view, crossStart, .greaterThanOrEqual, canvas, crossStart)
        add("alignment", view, crossEnd, .equal, canvas, crossEnd)
      }
      hugAcross()
    case .center:
      for view in views {
        add("alignment", view, crossMiddle, .equal, canvas, crossMiddle)
        keepWithin(view)
      }
      hugAcross()
    case .firstBaseline:
      alignBaselines(views, .firstBaseline)
      for view in views { add("alignment", view, crossStart, .equal, canvas, crossStart, priority: Self.pullPriority) }
    case .lastBaseline:
      alignBaselines(views, .lastBaseline)
      for view in views { add("alignment", view, crossEnd, .equal, canvas, crossEnd, priority: Self.pullPriority) }
    }
  }

  /// Columns have no baselines to align.
  private var alignment: UIStackView.Alignment {
    guard !isRow else { return stack.alignment }
    return switch stack.alignment {
    case .firstBaseline: .leading
    case .lastBaseline: .trailing
    default: stack.alignment
    }
  }

  private static let hugPriority: Float = 51
  private static let pullPriority: Float = 2

  private mutating func alignBaselines(_ views: [UIView], _ baseline: Attribute) {
    for view in views.dropFirst() { add("alignment", view, baseline, .equal, views[0], baseline) }
    for view in views { keepWithin(view) }
    hugAcross()
  }

  private mutating func keepWithin(_ view: UIView) {
    add("alignment", view, crossStart, .greaterThanOrEqual, canvas, crossStart)
    add("alignment", view, crossEnd, .lessThanOrEqual, canvas, crossEnd)
  }

  /// Across the axis the stack is as small as its views let it be, if nothing else says how large.
  private mutating func hugAcross() {
    add("ambiguity-suppression", stack, crossLength, constant: 0, priority: Self.hugPriority)
  }
}
