// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol
import Testing

@testable import UIKit

@MainActor private final class SheetDiary: NSObject, UISheetPresentationControllerDelegate {
  var lines: [String] = []
  var mayDismiss = true

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { mayDismiss }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    lines.append("will dismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    lines.append("did dismiss")
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    lines.append("tried")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    lines.append("detent \(sheet.selectedDetentIdentifier?.rawValue.split(separator: ".").last ?? "none")")
  }
}

@MainActor @Suite struct SheetTests {
  /// A root that presents a page.
  @MainActor private struct Scene {
    let root = UIViewController()
    let page = UIViewController()
    let diary = SheetDiary()
    let phone: Phone

    init(_ detents: [UISheetPresentationController.Detent] = [.large()], presents: Bool = true) {
      phone = Phone(root: root)
      page.sheetPresentationController?.detents = detents
      page.sheetPresentationController?.delegate = diary
      if presents {
        root.present(page, animated: false)
        phone.frame()
      }
    }

    /// A page of the sheet style has no other presentation controller.
    var sheet: UISheetPresentationController { page.presentationController as! UISheetPresentationController }
    var view: SheetView { sheet.sheetView }
    var shownTop: CGFloat { view.shown.frame.minY }
  }

  @Test func `the automatic style is a sheet, whose controller can be set up before`() {
    let page = UIViewController()
    #expect(page.sheetPresentationController != nil)
    #expect(page.sheetPresentationController === page.presentationController)
    page.modalPresentationStyle = .fullScreen
    #expect(page.sheetPresentationController == nil)
    page.modalPresentationStyle = .formSheet
    #expect(page.sheetPresentationController?.presentationStyle == .formSheet)
  }

  @Test func `a large sheet stands below the status bar over a dimmed screen`() {
    let scene = Scene()
    #expect(scene.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(scene.page.view.frame == CGRect(x: 0, y: 0, width: 393, height: 793))
    #expect(scene.page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(scene.root.view.window != nil)
    #expect(scene.sheet.dimmingView.alpha == 1)
    let dim = scene.sheet.dimmingView.backgroundColor
    #expect(dim?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.alpha == 0.2)
    #expect(dim?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor.alpha == 0.48)
    #expect(scene.page.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test func `of several detents the lowest is the first, and its content is scaled`() {
    let scene = Scene([.large(), .medium()])
    #expect(abs(scene.view.frame.minY - 403.687) < 0.001)
    #expect(abs(scene.view.frame.width - 377) < 0.001)
    #expect(scene.page.view.bounds.size == CGSize(width: 393, height: 459))
    #expect(scene.page.view.safeAreaInsets.bottom == 34)
  }

  @Test func `custom detents are asked for their value, and left out without one`() {
    var greatest: CGFloat = 0
    let scene = Scene([
      .custom { _ in nil },
      .custom(identifier: .init("mine")) { context in
        greatest = context.maximumDetentValue
        return 300
      },
    ])
    #expect(greatest == 759)
    #expect(abs(scene.view.frame.height - 320.402) < 0.001)
    #expect(scene.sheet.selectedDetent?.identifier.rawValue == "mine")
  }

  @Test func `a sheet beneath what covered the screen is where it was, also while that leaves`() {
    let scene = Scene()
    let label = UILabel()
    label.text = "Words"
    label.translatesAutoresizingMaskIntoConstraints = false
    scene.page.view.addSubview(label)
    label.topAnchor.constraint(equalTo: scene.page.view.safeAreaLayoutGuide.topAnchor, constant: 20).isActive = true
    scene.phone.advance(0.1)
    let place = label.convert(label.bounds, to: nil)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    scene.page.present(cover, animated: true)
    scene.phone.advance(1)
    #expect(scene.page.view.window == nil)
    scene.page.dismiss(animated: true)
    scene.phone.advance(0.1)
    #expect(cover.isBeingDismissed && scene.page.view.superview === scene.view)
    #expect(label.convert(label.bounds, to: nil) == place)
    scene.phone.advance(1)
    #expect(cover.presentingViewController == nil && scene.page.view.superview === scene.view)
    #expect(label.convert(label.bounds, to: nil) == place)
  }

  @Test func `what is set of a sheet on its way holds when it has arrived`() {
    let scene = Scene(presents: false)
    scene.root.present(scene.page, animated: true)
    scene.phone.advance(0.1)
    scene.sheet.largestUndimmedDetentIdentifier = .large
    scene.phone.advance(1)
    #expect(scene.sheet.dimmingView.alpha == 0)
  }

  @Test func `a sheet comes from below on its spring, and the screen dims with it`() {
    let scene = Scene(presents: false)
    scene.root.present(scene.page, animated: true)
    scene.phone.frame()
    #expect(scene.shownTop == 852)
    #expect(scene.sheet.dimmingView.shown.opacity == 0)
    scene.phone.jump(0.1)
    // Critically damped, ω = √(1000/3): (1 + ωt)·e^(−ωt) of the way is left.
    let left = (1 + 1.82574) * exp(-1.82574)
    #expect(abs(scene.shownTop - CGFloat(59 + 793 * left)) < 1)
    #expect(abs(CGFloat(scene.sheet.dimmingView.shown.opacity) - CGFloat(1 - left)) < 0.02)
    scene.phone.advance(0.6)
    #expect(scene.shownTop == 59)
  }

  /// What was left of the way, frame by frame at 60 a second, when a sheet was filmed.
  @Test(arguments: [(4, 0.654), (6, 0.455), (9, 0.242), (12, 0.120), (15, 0.059), (18, 0.027), (24, 0.006)])
  func `a sheet comes as it was filmed`(_ frame: Int, _ left: Double) {
    let scene = Scene(presents: false)
    scene.root.present(scene.page, animated: true)
    scene.phone.frame()
    scene.phone.jump(Double(frame) / 60)
    #expect(abs(Double(scene.shownTop - 59) / 793 - left) < 0.012)
  }

  @Test func `apps are told how long a sheet moves only once it does`() {
    final class Asking: UIViewController {
      var heard: [TimeInterval] = []
      var curve: UIView.AnimationCurve?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        heard.append(transitionCoordinator?.transitionDuration ?? -1)
        curve = transitionCoordinator?.completionCurve
        transitionCoordinator?.animate(alongsideTransition: { self.heard.append($0.transitionDuration) })
      }
    }
    let phone = Phone(root: UIViewController())
    let page = Asking()
    phone.window.rootViewController?.present(page, animated: true)
    phone.frame()
    #expect(page.heard == [0, 0.5057])
    #expect(page.curve == .easeInOut)
    phone.advance(0.7)
  }

  @Test func `on a small phone a page begins 30 points from the top`() {
    let geometry = SheetGeometry(container: CGSize(width: 375, height: 667), safeArea: .zero, scale: 2)
    #expect(geometry.large.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
  }

  @Test func `sideways a sheet fills the window, a medium one too`() {
    let low = UIApplication(configuration: DeviceConfiguration(device: .iPhone16, orientation: .landscapeLeft))
    low.makeCurrent()
    defer { low.close() }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (root, page) = (UIViewController(), UIViewController())
    window.rootViewController = root
    window.isHidden = false
    page.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(page, animated: false)
    _ = low.makeFrame()
    #expect(page.view.convert(page.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 852, height: 393))
    window.isHidden = true
  }

  @Test func `on a pad a page takes all of the width, from 42 points on`() {
    let safeArea = UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)
    let geometry = SheetGeometry(container: CGSize(width: 820, height: 1180), safeArea: safeArea, scale: 2)
    #expect(geometry.page.frame == CGRect(x: 0, y: 42, width: 820, height: 1138))
    #expect(geometry.page.insets.bottom == 25)
  }

  @Test func `a finger moves the sheet one to one after ten points, and the dimming goes with it`() {
    let scene = Scene()
    scene.phone.down(200, 300)
    scene.phone.move(to: 200, 309)
    #expect(scene.view.frame.minY == 59)
    scene.phone.move(to: 200, 410)
    #expect(abs(scene.view.frame.minY - CGFloat(59 + 100)) < 1e-6)
    #expect(abs(scene.sheet.dimmingView.alpha - CGFloat(1 - 100.0 / 793)) < 1e-6)
    scene.phone.move(to: 200, 200)
    #expect(scene.view.frame.minY == 59)
  }

  @Test(arguments: [(390, false), (405, true)] as [(CGFloat, Bool)])
  func `past half of its height it goes, else it comes back`(pull: CGFloat, goes: Bool) {
    let scene = Scene()
    scene.phone.down(200, 100)
    scene.phone.move(to: 200, 110 + pull, for: 0.5)
    scene.phone.rest()
    scene.phone.up()
    scene.phone.advance(0.7)
    #expect((scene.root.presentedViewController == nil) == goes)
    #expect(scene.diary.lines == (goes ? ["will dismiss", "did dismiss"] : ["will dismiss"]))
    if !goes {
      #expect(scene.shownTop == 59)
      #expect(scene.sheet.dimmingView.alpha == 1)
      #expect(scene.page.transitionCoordinator == nil)
    }
  }

  @Test(arguments: [(975, false), (1010, true)] as [(CGFloat, Bool)])
  func `a throw of a thousand points a second sends it away`(speed: CGFloat, goes: Bool) {
    let scene = Scene()
    scene.phone.down(200, 100)
    scene.phone.move(to: 200, 100 + speed * 0.2, for: 0.2)
    scene.phone.up()
    scene.phone.advance(0.7)
    #expect((scene.root.presentedViewController == nil) == goes)
  }

  @Test func `it comes back by the spring that was measured`() {
    let scene = Scene()
    scene.phone.down(200, 100)
    scene.phone.move(to: 200, 310, for: 0.5)
    scene.phone.rest()
    scene.phone.up()
    scene.phone.frame()
    scene.phone.jump(0.1)
    let left = (1 + 1.82574) * exp(-1.82574)
    #expect(abs(scene.shownTop - CGFloat(59 + 200 * left)) < 0.5)
  }

  @Test func `a sheet that must stay resists, and tells that someone tried`() {
    let scene = Scene()
    scene.page.isModalInPresentation = true
    scene.phone.down(200, 100)
    scene.phone.move(to: 200, 310, for: 0.5)
    #expect(scene.view.frame.minY > 59 && scene.view.frame.minY < CGFloat(59 + 200))
    scene.phone.up()
    scene.phone.advance(0.7)
    #expect(scene.root.presentedViewController === scene.page)
    #expect(scene.shownTop == 59)
    #expect(scene.diary.lines == ["tried"])
  }

  @Test func `the delegate can forbid it too`() {
    let scene = Scene()
    scene.diary.mayDismiss = false
    scene.phone.tap(200, 30)
    scene.phone.advance(0.7)
    #expect(scene.root.presentedViewController === scene.page)
    #expect(scene.diary.lines == ["tried"])
  }

  @Test func `a tap beside the sheet sends it away`() {
    let scene = Scene([.medium()])
    scene.phone.tap(200, 100)
    scene.phone.advance(0.8)
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.diary.lines == ["will dismiss", "did dismiss"])
  }

  @Test func `a drag resizes between detents, and the nearest one takes the sheet`() {
    let scene = Scene([.medium(), .large()])
    scene.phone.down(200, 450)
    scene.phone.move(to: 200, 340, for: 0.5)
    #expect(abs(scene.view.frame.minY - CGFloat(403.687 - 100)) < 0.001)
    #expect(scene.page.view.bounds.height > 459)
    #expect(scene.sheet.dimmingView.alpha == 1)
    scene.phone.move(to: 200, 200, for: 0.5)
    scene.phone.rest()
    scene.phone.up()
    scene.phone.advance(0.7)
    #expect(scene.shownTop == 59)
    #expect(scene.sheet.selectedDetentIdentifier == .large)
    #expect(scene.diary.lines == ["detent large"])
  }

  @Test func `changes of the selection move the sheet when they are animated`() {
    let scene = Scene([.medium(), .large()])
    scene.sheet.animateChanges { scene.sheet.selectedDetentIdentifier = .large }
    scene.phone.frame()
    scene.phone.jump(0.1)
    #expect(scene.shownTop > 59 && scene.shownTop < 403)
    scene.phone.advance(0.6)
    #expect(scene.shownTop == 59)
    #expect(scene.diary.lines.isEmpty)
    scene.sheet.selectedDetentIdentifier = .medium
    scene.phone.frame()
    #expect(abs(scene.shownTop - 403.687) < 0.001)
  }

  @Test func `up to the largest undimmed detent the screen behind is clear and takes touches`() {
    let scene = Scene([.medium(), .large()])
    scene.sheet.largestUndimmedDetentIdentifier = .medium
    scene.phone.frame()
    #expect(scene.sheet.dimmingView.alpha == 0)
    #expect(scene.phone.window.hitTest(CGPoint(x: 200, y: 100), with: nil) === scene.root.view)
    #expect(scene.phone.window.hitTest(CGPoint(x: 200, y: 600), with: nil) === scene.page.view)
    scene.sheet.selectedDetentIdentifier = .large
    scene.phone.frame()
    #expect(scene.sheet.dimmingView.alpha == 1)
  }

  @Test func `the grabber is hidden unless wanted`() {
    let scene = Scene()
    let grabber = scene.view.subviews.last
    #expect(grabber?.isHidden == true)
    scene.sheet.prefersGrabberVisible = true
    #expect(grabber?.isHidden == false)
    #expect(grabber?.frame == CGRect(x: 178.5, y: 5, width: 36, height: 5))
    #expect(grabber?.layer.cornerRadius == 2.5)
  }

  @Test func `content at its top hands a drag down to the sheet, and scrolled content keeps it`() {
    let scene = Scene()
    let list = UIScrollView(frame: scene.page.view.bounds)
    list.contentSize = CGSize(width: 393, height: 3000)
    list.contentInsetAdjustmentBehavior = .never
    scene.page.view.addSubview(list)
    scene.phone.frame()
    scene.phone.down(200, 300)
    scene.phone.move(to: 200, 410, for: 0.5)
    #expect(abs(scene.view.frame.minY - CGFloat(59 + 100)) < 1e-6)
    #expect(list.contentOffset.y == 0)
    scene.phone.rest()
    scene.phone.up()
    scene.phone.advance(0.7)
    #expect(scene.shownTop == 59)
    list.contentOffset.y = 500
    scene.phone.down(200, 300)
    scene.phone.move(to: 200, 410, for: 0.5)
    #expect(scene.view.frame.minY == 59)
    #expect(abs(list.contentOffset.y - 400) < 0.4)
    scene.phone.up()
    scene.phone.advance(3)
  }

  @Test func `content that is dragged up first makes a low sheet grow`() {
    let scene = Scene([.medium(), .large()])
    let list = UIScrollView(frame: scene.page.view.bounds)
    list.contentSize = CGSize(width: 393, height: 3000)
    scene.page.view.addSubview(list)
    scene.phone.frame()
    scene.phone.down(200, 700)
    scene.phone.move(to: 200, 400, for: 0.5)
    #expect(list.contentOffset.y == 0)
    #expect(scene.view.frame.minY < 200)
    scene.phone.rest()
    scene.phone.up()
    scene.phone.advance(0.7)
    #expect(scene.shownTop == 59)
  }

  @Test func `the delegate can make it cover the screen`() {
    @MainActor final class Full: NSObject, UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .fullScreen
      }
    }
    let scene = Scene(presents: false)
    let delegate = Full()
    scene.page.presentationController?.delegate = delegate
    scene.root.present(scene.page, animated: false)
    scene.phone.frame()
    #expect(scene.page.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(scene.root.view.window == nil)
  }

  @Test func `sheets do not decide on the status bar unless asked to`() {
    final class Dark: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let page = Dark()
    let root = UIViewController()
    let phone = Phone(root: root)
    root.present(page, animated: false)
    phone.frame()
    #expect(!page.takesStatusBar)
    page.modalPresentationCapturesStatusBarAppearance = true
    #expect(page.takesStatusBar)
  }

  @Test func `a controller that goes with its sheet can be presented again`() {
    let scene = Scene()
    scene.root.dismiss(animated: true)
    scene.phone.advance(0.8)
    #expect(scene.page.view.window == nil)
    scene.root.present(scene.page, animated: true)
    scene.phone.frame()
    scene.phone.advance(0.8)
    #expect(scene.page.view.window === scene.phone.window)
    #expect(scene.page.view.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 59))
  }
}
