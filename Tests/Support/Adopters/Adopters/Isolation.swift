// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// Code of before actors, as it compiles in Swift 5 mode on iOS: nothing here says that it is the main actor's, and at most
// the compiler warns.

let hairline = 1 / UIScreen.main.scale
private let sharedView = UIView()

struct Metrics {
  static let isPhone = UIDevice.current.userInterfaceIdiom == .phone
  static let curve = UICubicTimingParameters(animationCurve: .easeIn)
  static let layout = UICollectionViewFlowLayout()
  static let button: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    return button
  }()
  let padding: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 20 : 10

  func width(of view: UIView = sharedView, in space: CGFloat = UIScreen.main.bounds.width) -> CGFloat {
    space - view.bounds.width - padding
  }
}

enum Tint: CaseIterable {
  case bright, dim

  var color: UIColor { UIColor { $0.userInterfaceStyle == .dark ? .white : .black } }
  var now: CGColor { color.resolvedColor(with: UITraitCollection.current).cgColor }
}

/// A coordinator that nothing isolates.
class Coordinator: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  UIGestureRecognizerDelegate,
  UIViewControllerAnimatedTransitioning, CAAnimationDelegate
{
  let navigation: UINavigationController
  var items = ["a", "b"]
  private(set) var started: CFTimeInterval = 0

  init(navigation: UINavigationController = UINavigationController()) {
    self.navigation = navigation
    super.init()
    navigation.setNavigationBarHidden(true, animated: false)
  }

  deinit { navigation.viewControllers = [] }

  func show(_ controller: UIViewController) {
    controller.view.backgroundColor = .systemBackground
    controller.modalPresentationStyle = .fullScreen
    navigation.pushViewController(controller, animated: false)
    started = CACurrentMediaTime()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.tag = indexPath.item
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 44) }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.view?.tag == 0 }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), animations: { view.alpha = 1 },
      completion: { transitionContext.completeTransition($0) })
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { started = anim.duration }
}

/// Closures, queues, timers and tasks that touch views.
class Worker {
  weak var view: UIView?
  let hide: (UIView) -> Void = { $0.isHidden = true }

  func work() {
    DispatchQueue.global().async {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in UIColor.red.setFill() }
      DispatchQueue.main.async { (self.view as? UIImageView)?.image = image }
    }
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.view?.setNeedsLayout() }
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { _ in self.view?.alpha = 0 }
    Task { self.view?.alpha = 0 }
    UIView.performWithoutAnimation { view?.layoutIfNeeded() }
  }

  func hide(_ views: [UIView]) -> [CGFloat] {
    views.forEach(hide)
    return views.sorted { $0.frame.minY < $1.frame.minY }.map(\.alpha)
  }
}

protocol Themed { func apply(_ color: UIColor); var accent: UIColor? { get set } }
extension UIView: Themed {
  func apply(_ color: UIColor) { backgroundColor = color }
  var accent: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }
}

protocol Placed { var frame: CGRect { get set }; func setNeedsLayout() }
extension UIView: Placed {}
extension CALayer: Placed {}

infix operator ~~~ : AdditionPrecedence
func ~~~ (dimension: NSLayoutDimension, constant: CGFloat) -> NSLayoutConstraint {
  let constraint = dimension.constraint(equalToConstant: constant)
  constraint.priority = .defaultHigh
  constraint.isActive = true
  return constraint
}

func set<Root, Value>(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>, to value: Value) {
  root[keyPath: path] = value
}

struct Entry: Hashable {
  let view: UIView
  static func == (left: Entry, right: Entry) -> Bool { left.view.tag == right.view.tag }
  func hash(into hasher: inout Hasher) { hasher.combine(view.tag) }
}

final class Tile: UIView {
  override var description: String { "tile \(tag) at \(frame.minX)" }
  override var hash: Int { tag }
  override func isEqual(_ object: Any?) -> Bool { (object as? Tile)?.tag == tag }
  deinit { layer.removeAllAnimations() }
}

/// What a background operation asks.
final class Measuring: Operation {
  private(set) var result: [String] = []
  override func main() {
    let traits = UITraitCollection(displayScale: 3)
    UITraitCollection.current = traits
    traits.performAsCurrent { result.append("\(UITraitCollection.current.displayScale)") }
    result.append(CACurrentMediaTime() >= 0 ? "time" : "none")
    result.append(UIFont.preferredFont(forTextStyle: .body).familyName.isEmpty ? "no font" : "font")
  }
}
