// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Animates the changes that `changes` makes to views.
  ///
  /// - Parameter completion: Runs when all has come to its end.
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    let plan = AnimationPlan(animation)
    var options: AnimationOptions = [.allowUserInteraction]
    if plan.count == .infinity { options.insert(.repeat) }
    if plan.count != 1, plan.autoreverses { options.insert(.autoreverse) }
    let end: ((Bool) -> Void)? = completion.map { completion in { _ in completion() } }
    func run() {
      if plan.count.isFinite, plan.count != 1 {
        setAnimationRepeatCount(Float(plan.autoreverses ? plan.count / 2 : plan.count))
      }
      changes()
    }
    switch plan.pace {
    case .spring(let spring, let velocity):
      animate(
        springDuration: spring.response / plan.speed, bounce: CGFloat(spring.bounce),
        initialSpringVelocity: CGFloat(velocity * plan.speed), delay: plan.delay, options: options, animations: run,
        completion: end)
    case .curve(let curve):
      options.insert(curve.animationOption)
      withoutActuallyEscaping(run) { run in
        animate(
          withDuration: plan.length / plan.speed, delay: plan.delay, options: options, animations: run,
          completion: end)
      }
    case .samples:
      options.insert(.curveLinear)
      withoutActuallyEscaping(run) { run in
        animate(
          withDuration: plan.length / plan.speed, delay: plan.delay, options: options, animations: run,
          completion: end)
      }
    }
  }
}

extension UnitCurve {
  /// The option of animation blocks that is nearest to the curve.
  fileprivate var animationOption: UIView.AnimationOptions {
    let options: [(UnitCurve, UIView.AnimationOptions)] = [
      (.linear, .curveLinear), (.easeIn, .curveEaseIn), (.easeOut, .curveEaseOut), (.easeInOut, .curveEaseInOut),
    ]
    func distance(_ other: UnitCurve) -> Double {
      [0.25, 0.5, 0.75].map { abs(value(at: $0) - other.value(at: $0)) }.reduce(0, +)
    }
    return options.min { distance($0.0) < distance($1.0) }?.1 ?? .curveEaseInOut
  }
}
