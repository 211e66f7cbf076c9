// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// Subclasses without initialisers of their own inherit those of Apple's classes: designated ones and convenience ones.
// Layout libraries and themes depend on it.

class OwnConstraint: NSLayoutConstraint {}
class OwnGuide: UILayoutGuide {}
class OwnPath: UIBezierPath {}
class OwnImage: UIImage {}
class OwnColor: UIColor {}
class OwnFont: UIFont {}
class OwnFontDescriptor: UIFontDescriptor {}
class OwnAsset: UIImageAsset {}
class OwnAlert: UIAlertController {}
class OwnAlertAction: UIAlertAction {}
class OwnLink: CADisplayLink {}
class OwnTraits: UITraitCollection {}
class OwnAnimation: CAAnimation {}
class OwnBasicAnimation: CABasicAnimation {}
class OwnKeyframes: CAKeyframeAnimation {}
class OwnSpring: CASpringAnimation {}
class OwnGroup: CAAnimationGroup {}
class OwnTransition: CATransition {}
class OwnCurve: CAMediaTimingFunction {}
class OwnLayer: CALayer {}
class OwnShapeLayer: CAShapeLayer {}
class OwnGradientLayer: CAGradientLayer {}
class OwnTap: UITapGestureRecognizer {}
class OwnEdgePan: UIScreenEdgePanGestureRecognizer {}
class OwnAnimator: UIViewPropertyAnimator {}
class OwnSpringTiming: UISpringTimingParameters {}
class OwnCubicTiming: UICubicTimingParameters {}
class OwnAttributes: UICollectionViewLayoutAttributes {}
class OwnFlow: UICollectionViewFlowLayout {}
class OwnCompositional: UICollectionViewCompositionalLayout {}
class OwnCollectionView: UICollectionView {}
class OwnCollectionController: UICollectionViewController {}
class OwnNavigation: UINavigationController {}
class OwnController: UIViewController {}
class OwnPresentation: UIPresentationController {}
class OwnImageView: UIImageView {}
class OwnStack: UIStackView {}
class OwnLabel: UILabel {}
class OwnButton: UIButton {}
class OwnControl: UIControl {}
class OwnEffectView: UIVisualEffectView {}
class OwnBarItem: UIBarButtonItem {}
class OwnNavigationItem: UINavigationItem {}
class OwnRenderer: UIGraphicsImageRenderer {}
class OwnTouch: UITouch {}
class OwnEvent: UIEvent {}
class OwnPress: UIPress {}
/// A screen that a test puts in the place of the device's.
class WideScreen: UIScreen {
  override var bounds: CGRect { CGRect(x: 0, y: 0, width: 1366, height: 1024) }
  override var scale: CGFloat { 2 }
}
class OwnDevice: UIDevice {}

/// Has an initialiser of its own, so it inherits the convenience ones only as it overrides the designated ones.
final class Dashed: UIBezierPath {
  let pattern: [CGFloat]

  override init() {
    pattern = [4, 2]
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class Pulse: CABasicAnimation {
  let strength: CGFloat

  override init() {
    strength = 2
    super.init()
    duration = 0.5
  }

  required init?(coder: NSCoder) {
    strength = 0
    super.init(coder: coder)
  }
}

final class Spacer: UILayoutGuide {
  let space: CGFloat

  init(space: CGFloat) {
    self.space = space
    super.init()
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class Swatch: UIColor, @unchecked Sendable {
  let title: String

  init(title: String, red: CGFloat) {
    self.title = title
    super.init(red: red, green: 0, blue: 0, alpha: 1)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(title: "literal", red: CGFloat(red))
  }
}

final class StandInTouch: UITouch {
  private let place: CGPoint
  init(at place: CGPoint) {
    self.place = place
    super.init()
  }
  override var phase: UITouch.Phase { .moved }
  override func location(in view: UIView?) -> CGPoint { place }
}

class StandInTraits: UITraitCollection {
  override var horizontalSizeClass: UIUserInterfaceSizeClass { .regular }
  override var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
}

class SheetAlert: UIAlertController {
  override var preferredStyle: UIAlertController.Style { .actionSheet }
}

enum Subclasses {
  /// One object by each inherited initialiser.
  static func all() -> [NSObject?] {
    let view = UIView()
    let controller = UIViewController()
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let pixel = UIGraphicsImageRenderer(size: rect.size).image { $0.fill(rect) }
    let data = pixel.pngData() ?? Data()
    return constraints(view) + paths(rect) + pictures(pixel, data) + looks() + animations() + layers()
      + input(view) + layouts() + controllers(controller) + views(view, rect) + bars(view)
  }

  private static func constraints(_ view: UIView) -> [NSObject?] {
    [
      OwnConstraint(),
      OwnConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 3),
      OwnGuide(),
    ]
  }

  private static func paths(_ rect: CGRect) -> [NSObject?] {
    [
      OwnPath(), OwnPath(rect: rect), OwnPath(ovalIn: rect), OwnPath(roundedRect: rect, cornerRadius: 2),
      OwnPath(roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 2, height: 2)),
      OwnPath(arcCenter: .zero, radius: 3, startAngle: 0, endAngle: 1, clockwise: true),
      OwnPath(cgPath: UIBezierPath(rect: rect).cgPath), Dashed(ovalIn: rect),
    ]
  }

  private static func pictures(_ pixel: UIImage, _ data: Data) -> [NSObject?] {
    [
      OwnImage(), pixel.cgImage.map { OwnImage(cgImage: $0) },
      pixel.cgImage.map { OwnImage(cgImage: $0, scale: 2, orientation: .left) }, OwnImage(data: data),
      OwnImage(data: data, scale: 3), OwnImage(systemName: "star"),
      OwnImage(systemName: "star", withConfiguration: nil), OwnAsset(),
    ]
  }

  private static func looks() -> [NSObject?] {
    let font = UIFont.systemFont(ofSize: 12)
    return [
      OwnColor(), OwnColor(red: 1, green: 0, blue: 0, alpha: 1), OwnColor(white: 1, alpha: 1),
      OwnColor(hue: 0, saturation: 1, brightness: 1, alpha: 1), OwnColor(cgColor: UIColor.red.cgColor),
      OwnColor(dynamicProvider: { _ in .red }), OwnFont(), OwnFont(name: "Helvetica", size: 12),
      OwnFont(descriptor: font.fontDescriptor, size: 9), OwnFontDescriptor(), OwnFontDescriptor(fontAttributes: [:]),
      OwnFontDescriptor(name: "Helvetica", size: 12), OwnTraits(), OwnTraits(userInterfaceStyle: .dark),
      OwnTraits(traitsFrom: [UITraitCollection(displayScale: 2)]), OwnTraits(displayScale: 3), OwnDevice(),
      WideScreen(),
      Swatch(title: "red", red: 1),
    ]
  }

  private static func animations() -> [NSObject?] {
    [
      OwnAnimation(), OwnBasicAnimation(), OwnBasicAnimation(keyPath: "opacity"), OwnKeyframes(),
      OwnKeyframes(keyPath: "position"), OwnSpring(), OwnSpring(keyPath: "bounds"),
      OwnSpring(perceptualDuration: 1, bounce: 0.2), OwnGroup(), OwnTransition(), Pulse(keyPath: "opacity"),
      OwnCurve(name: .easeIn), OwnCurve(controlPoints: 0, 0, 1, 1),
      OwnAnimator(duration: 1, curve: .linear), OwnAnimator(duration: 1, dampingRatio: 1, animations: nil),
      OwnAnimator(duration: 1, controlPoint1: .zero, controlPoint2: .zero),
      OwnAnimator(duration: 1, timingParameters: UICubicTimingParameters()),
      OwnAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: {}),
      OwnSpringTiming(), OwnSpringTiming(dampingRatio: 1), OwnSpringTiming(duration: 1, bounce: 0),
      OwnSpringTiming(dampingRatio: 1, initialVelocity: .zero),
      OwnSpringTiming(mass: 1, stiffness: 1, damping: 1, initialVelocity: .zero), OwnCubicTiming(),
      OwnCubicTiming(animationCurve: .linear), OwnCubicTiming(controlPoint1: .zero, controlPoint2: .zero),
    ]
  }

  private static func layers() -> [NSObject?] {
    [
      OwnLayer(), OwnLayer(layer: CALayer()), OwnShapeLayer(), OwnShapeLayer(layer: CAShapeLayer()), OwnGradientLayer(),
      OwnLink(), OwnLink(target: OwnLayer(), selector: #selector(CALayer.setNeedsLayout)),
    ]
  }

  private static func input(_ view: UIView) -> [NSObject?] {
    [
      OwnTap(), OwnTap(target: view, action: #selector(UIView.layoutIfNeeded)), OwnEdgePan(target: nil, action: nil),
      OwnTouch(), OwnEvent(), OwnPress(), StandInTouch(at: CGPoint(x: 3, y: 4)),
    ]
  }

  private static func layouts() -> [NSObject?] {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    let path = IndexPath(item: 0, section: 0)
    return [
      OwnAttributes(), OwnAttributes(forCellWith: path), OwnAttributes(forDecorationViewOfKind: "a", with: path),
      OwnAttributes(forSupplementaryViewOfKind: "a", with: path), OwnFlow(), OwnCompositional(section: section),
      OwnCompositional(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration()),
      OwnCompositional(sectionProvider: { _, _ in section }),
    ]
  }

  private static func controllers(_ controller: UIViewController) -> [NSObject?] {
    [
      OwnController(), OwnController(nibName: nil, bundle: nil), OwnNavigation(),
      OwnNavigation(rootViewController: controller), OwnNavigation(navigationBarClass: nil, toolbarClass: nil),
      OwnCollectionController(collectionViewLayout: OwnFlow()),
      OwnPresentation(presentedViewController: UIViewController(), presenting: nil),
      OwnAlert(), OwnAlert(title: "Hello", message: nil, preferredStyle: .alert),
      OwnAlertAction(title: "Fine", style: .default), SheetAlert(title: nil, message: nil, preferredStyle: .alert),
    ]
  }

  private static func views(_ view: UIView, _ rect: CGRect) -> [NSObject?] {
    [
      OwnCollectionView(frame: rect, collectionViewLayout: OwnFlow()), OwnImageView(), OwnImageView(frame: rect),
      OwnImageView(image: nil), OwnImageView(image: nil, highlightedImage: nil), OwnStack(), OwnStack(frame: rect),
      OwnStack(arrangedSubviews: [view]), OwnLabel(), OwnLabel(frame: rect), OwnButton(), OwnButton(type: .system),
      OwnButton(frame: rect, primaryAction: nil), OwnButton(configuration: .plain()), OwnControl(frame: rect),
      OwnEffectView(effect: nil), OwnEffectView(frame: rect), OwnRenderer(size: rect.size), OwnRenderer(bounds: rect),
    ]
  }

  private static func bars(_ view: UIView) -> [NSObject?] {
    [
      OwnBarItem(), OwnBarItem(title: "a", style: .plain, target: nil, action: nil),
      OwnBarItem(image: nil, style: .plain, target: nil, action: nil), OwnBarItem(customView: view),
      OwnBarItem(barButtonSystemItem: .done, target: nil, action: nil), OwnBarItem(primaryAction: nil),
      OwnBarItem(systemItem: .add), OwnNavigationItem(title: "a"), OwnNavigationItem(),
    ]
  }
}
