// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Writes down the life of a controller.
@MainActor private final class Diary {
  var lines: [String] = []
}

private final class Page: UIViewController {
  let name: String
  let diary: Diary
  var hidesStatusBar = false

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in this test") }

  override var prefersStatusBarHidden: Bool { hidesStatusBar }

  override func viewWillAppear(_ animated: Bool) { diary.lines.append("\(name) will appear") }
  override func viewDidAppear(_ animated: Bool) { diary.lines.append("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { diary.lines.append("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { diary.lines.append("\(name) did disappear") }
}

/// Moves the view that comes or goes from the left, evenly, in a second; interruptible if asked.
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
  let diary: Diary
  let isInterruptible: Bool
  var interaction: UIPercentDrivenInteractiveTransition?
  private var animator: UIViewPropertyAnimator?

  init(_ diary: Diary, isInterruptible: Bool = false) {
    self.diary = diary
    self.isInterruptible = isInterruptible
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if isInterruptible {
      interruptibleAnimator(using: context).startAnimation()
      return
    }
    let move = prepare(context)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: move,
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: prepare(context))
    animator.addCompletion { position in
      self.animator = nil
      context.completeTransition(position == .end)
    }
    self.animator = animator
    return animator
  }

  private func prepare(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
      diary.lines.append("comes")
      context.containerView.addSubview(view)
      let place = context.finalFrame(for: to)
      view.frame = place.offsetBy(dx: -place.width, dy: 0)
      return { view.frame = place }
    }
    guard let view = context.view(forKey: .from) else { return {} }
    diary.lines.append("goes")
    return { view.frame.origin.x = -view.frame.width }
  }

  func animationEnded(_ transitionCompleted: Bool) { diary.lines.append("ended \(transitionCompleted)") }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

@MainActor @Suite struct TransitionTests {
  /// A root and a page to present on it, by a slide.
  @MainActor private struct Scene {
    let diary = Diary()
    let root: Page
    let page: Page
    let slide: Slide
    let stage: Stage

    init(isInterruptible: Bool = false, style: UIModalPresentationStyle = .overFullScreen) {
      root = Page("root", diary)
      page = Page("page", diary)
      slide = Slide(diary, isInterruptible: isInterruptible)
      page.modalPresentationStyle = style
      page.transitioningDelegate = slide
      stage = Stage(UIView())
      stage.window.rootViewController = root
      stage.frame()
      diary.lines = []
    }
  }

  @Test func `an app's animator presents, and all is told in order`() {
    let scene = Scene()
    scene.root.present(scene.page, animated: true) { scene.diary.lines.append("presented") }
    #expect(scene.page.isBeingPresented)
    #expect(scene.page.transitionCoordinator?.isAnimated == true)
    #expect(scene.page.transitionCoordinator?.transitionDuration == 1)
    scene.stage.frame()
    scene.stage.jump(0.5)
    #expect(abs(scene.page.view.shown.frame.minX + 150) < 1e-3)
    #expect(scene.diary.lines == ["page will appear", "comes"])
    scene.stage.jump(0.6)
    #expect(
      scene.diary.lines == ["page will appear", "comes", "page did appear", "presented", "ended true"])
    #expect(scene.page.transitionCoordinator == nil)
    #expect(!scene.page.isBeingPresented)
    #expect(scene.root.view.window != nil)
  }

  @Test func `over the full screen the presenter leaves when its presented controller has come`() {
    let scene = Scene(style: .fullScreen)
    scene.root.present(scene.page, animated: true)
    scene.stage.frame()
    scene.stage.jump(0.5)
    #expect(scene.root.view.window != nil)
    scene.stage.jump(0.6)
    #expect(scene.root.view.window == nil)
    #expect(
      scene.diary.lines == [
        "root will disappear", "page will appear", "comes", "root did disappear", "page did appear", "ended true",
      ])
  }

  @Test func `dismissing runs the animator back and brings the presenter's view home`() {
    let scene = Scene(style: .fullScreen)
    scene.root.present(scene.page, animated: false)
    scene.stage.frame()
    scene.diary.lines = []
    scene.page.dismiss(animated: true) { scene.diary.lines.append("dismissed") }
    #expect(scene.page.isBeingDismissed)
    scene.stage.frame()
    scene.stage.jump(1.1)
    #expect(scene.root.view.superview === scene.stage.window)
    #expect(scene.page.view.window == nil)
    #expect(scene.root.presentedViewController == nil)
    #expect(
      scene.diary.lines == [
        "page will disappear", "root will appear", "comes", "page did disappear", "root did appear", "dismissed",
        "ended true",
      ])
  }

  @Test(arguments: [false, true])
  func `a transition driven by hand follows it, and ends where it is let go`(isInterruptible: Bool) {
    let scene = Scene(isInterruptible: isInterruptible)
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.slide.interaction = interaction
    scene.root.present(scene.page, animated: true)
    #expect(scene.page.transitionCoordinator?.isInteractive == true)
    scene.stage.frame()
    interaction.update(0.25)
    scene.stage.frame()
    scene.stage.jump(5)
    #expect(abs(scene.page.view.shown.frame.minX + 225) < 0.1)
    interaction.finish()
    scene.stage.advance(2)
    #expect(scene.page.view.shown.frame.minX == 0)
    #expect(scene.diary.lines.suffix(2) == ["page did appear", "ended true"])
  }

  @Test(arguments: [false, true])
  func `a cancelled transition leaves everything as it was`(isInterruptible: Bool) {
    let scene = Scene(isInterruptible: isInterruptible)
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.slide.interaction = interaction
    scene.root.present(scene.page, animated: true)
    scene.stage.frame()
    interaction.update(0.5)
    scene.stage.frame()
    interaction.cancel()
    #expect(scene.page.transitionCoordinator?.isCancelled == true)
    scene.stage.advance(2)
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.page.view.window == nil)
    #expect(scene.diary.lines.suffix(2) == ["page did disappear", "ended false"])
  }

  @Test func `a transition that is cancelled by hand never shows its end`() {
    let scene = Scene()
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.slide.interaction = interaction
    scene.root.present(scene.page, animated: true)
    scene.stage.frame()
    interaction.update(0.5)
    scene.stage.frame()
    interaction.cancel()
    var last = scene.page.view.shown.frame.minX
    for _ in 0..<60 where scene.page.view.window != nil {
      #expect(scene.page.view.shown.frame.minX <= last + 1e-6)
      last = scene.page.view.shown.frame.minX
      scene.stage.advance(1.0 / 60)
    }
    #expect(scene.page.view.window == nil)
  }

  @Test func `a transition that began by itself can be taken in hand and let go`() {
    let scene = Scene(isInterruptible: true)
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = false
    scene.slide.interaction = interaction
    scene.root.present(scene.page, animated: true)
    #expect(scene.page.transitionCoordinator?.isInteractive == false)
    scene.stage.frame()
    scene.stage.jump(0.25)
    interaction.pause()
    scene.stage.frame()
    #expect(abs(interaction.percentComplete - 0.25) < 1e-6)
    #expect(scene.page.transitionCoordinator?.isInteractive == true)
    scene.stage.jump(5)
    #expect(abs(scene.page.view.shown.frame.minX + 225) < 0.1)
    interaction.update(0.5)
    scene.stage.frame()
    #expect(abs(scene.page.view.shown.frame.minX + 150) < 0.1)
    interaction.cancel()
    scene.stage.advance(2)
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.diary.lines.suffix(2) == ["page did disappear", "ended false"])
  }

  @Test func `changes alongside take the transition's time, or are scrubbed with it`() {
    let scene = Scene()
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.slide.interaction = interaction
    scene.root.present(scene.page, animated: true)
    var wasCancelled: Bool?
    scene.page.transitionCoordinator?.animate(
      alongsideTransition: nil, completion: { wasCancelled = $0.isCancelled })
    scene.stage.frame()
    interaction.update(0.5)
    interaction.cancel()
    scene.stage.advance(2)
    #expect(wasCancelled == true)
  }

  @Test func `the system's own way covers the screen from below`() {
    let scene = Scene()
    scene.page.transitioningDelegate = nil
    scene.root.present(scene.page, animated: true)
    scene.stage.frame()
    #expect(scene.page.view.shown.frame.minY == 400)
    scene.stage.jump(0.1)
    #expect(scene.page.view.shown.frame.minY > 0 && scene.page.view.shown.frame.minY < 400)
    scene.stage.advance(1)
    #expect(scene.page.view.shown.frame.minY == 0)
    #expect(scene.diary.lines == ["page will appear", "page did appear"])
  }

  @Test(arguments: [(UIModalPresentationStyle.custom, false), (.overFullScreen, false), (.fullScreen, true)])
  func `the status bar is a presented controller's where it covers the screen, or asks`(
    _ style: UIModalPresentationStyle, _ covers: Bool
  ) {
    let scene = Scene(style: style)
    scene.page.hidesStatusBar = true
    scene.stage.window.makeKey()
    scene.root.present(scene.page, animated: false)
    #expect(UIApplication.shared.statusBar.isHidden == covers)
    scene.page.modalPresentationCapturesStatusBarAppearance = true
    #expect(UIApplication.shared.statusBar.isHidden)
  }

  @Test func `a cross dissolve fades`() {
    let scene = Scene()
    scene.page.transitioningDelegate = nil
    scene.page.modalTransitionStyle = .crossDissolve
    scene.root.present(scene.page, animated: true)
    scene.stage.frame()
    scene.stage.jump(0.175)
    #expect(abs(scene.page.view.shown.opacity - 0.5) < 0.01)
    scene.stage.advance(0.5)
    #expect(scene.page.view.shown.opacity == 1)
  }
}
