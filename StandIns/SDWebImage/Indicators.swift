// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Shows that a picture is on its way.
@MainActor public protocol SDWebImageIndicator: AnyObject {
  var indicatorView: UIView { get }
  func startAnimatingIndicator()
  func stopAnimatingIndicator()
  /// - Parameter progress: From 0 to 1.
  func updateProgress(_ progress: Double)
}

extension SDWebImageIndicator {
  public func updateProgress(_ progress: Double) {}
}

@MainActor open class SDWebImageActivityIndicator: NSObject, SDWebImageIndicator {
  public let indicatorView: UIView
  private let wheel: UIActivityIndicatorView

  public init(style: UIActivityIndicatorView.Style, color: UIColor?) {
    wheel = UIActivityIndicatorView(style: style)
    if let color { wheel.color = color }
    wheel.hidesWhenStopped = true
    indicatorView = wheel
    super.init()
  }

  public override convenience init() { self.init(style: .medium, color: nil) }

  open func startAnimatingIndicator() { wheel.startAnimating() }
  open func stopAnimatingIndicator() { wheel.stopAnimating() }

  public class var gray: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .medium, color: .gray) }
  public class var grayLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .large, color: .gray) }
  public class var white: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .medium, color: .white) }
  public class var whiteLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .large, color: .white) }
  public class var medium: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .medium, color: nil) }
  public class var large: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .large, color: nil) }
}

@MainActor open class SDWebImageProgressIndicator: NSObject, SDWebImageIndicator {
  public let indicatorView: UIView
  private let bar: UIProgressView

  public init(style: UIProgressView.Style) {
    bar = UIProgressView(progressViewStyle: style)
    bar.frame = CGRect(x: 0, y: 0, width: 120, height: 4)
    bar.isHidden = true
    indicatorView = bar
    super.init()
  }

  open func startAnimatingIndicator() {
    bar.isHidden = false
    bar.progress = 0
  }

  open func stopAnimatingIndicator() { bar.isHidden = true }
  open func updateProgress(_ progress: Double) { bar.setProgress(Float(progress), animated: true) }

  public class var `default`: SDWebImageProgressIndicator { SDWebImageProgressIndicator(style: .default) }
  public class var bar: SDWebImageProgressIndicator { SDWebImageProgressIndicator(style: .bar) }
}

/// How a picture comes into view.
open class SDWebImageTransition: NSObject {
  /// Whether the picture is put in by `animations` alone.
  open var avoidAutoSetImage = false
  /// Seconds; 0.5.
  open var duration: TimeInterval = 0.5
  open var animationOptions: UIView.AnimationOptions = []
  open var prepares: ((UIView) -> Void)?
  open var animations: ((UIView, UIImage?) -> Void)?
  open var completion: ((Bool) -> Void)?

  private class func make(_ options: UIView.AnimationOptions, _ duration: TimeInterval) -> SDWebImageTransition {
    let transition = SDWebImageTransition()
    transition.animationOptions = options.union(.allowUserInteraction)
    transition.duration = duration
    return transition
  }

  public class var fade: SDWebImageTransition { fade(duration: 0.5) }
  public class var flipFromLeft: SDWebImageTransition { make(.transitionFlipFromLeft, 0.5) }
  public class var flipFromRight: SDWebImageTransition { make(.transitionFlipFromRight, 0.5) }
  public class var flipFromTop: SDWebImageTransition { make(.transitionFlipFromTop, 0.5) }
  public class var flipFromBottom: SDWebImageTransition { make(.transitionFlipFromBottom, 0.5) }
  public class var curlUp: SDWebImageTransition { make(.transitionCurlUp, 0.5) }
  public class var curlDown: SDWebImageTransition { make(.transitionCurlDown, 0.5) }
  public class func fade(duration: TimeInterval) -> SDWebImageTransition { make(.transitionCrossDissolve, duration) }
}
