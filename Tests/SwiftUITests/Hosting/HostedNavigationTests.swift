// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

@Observable private final class Wishes {
  var title: String? = "Content"
  var isPushed = false
  var presented: [Bool] = []
  var close: () -> Void = {}
}

private struct Content: View {
  @Bindable var wishes: Wishes
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    let _ = wishes.presented.append(isPresented)
    let _ = wishes.close = { dismiss() }
    VStack {
      NavigationLink("to view") { Text("pushed").navigationTitle("Second") }
      NavigationLink("to binding", destination: Text("bound"), isActive: $wishes.isPushed)
      NavigationLink("to value", value: 7)
    }
    .navigationDestination(for: Int.self) { Text("number \($0)") }
    .modifier(Titled(title: wishes.title))
  }
}

private struct Titled: ViewModifier {
  let title: String?

  @ViewBuilder func body(content: Self.Content) -> some View {
    if let title {
      content.navigationTitle(title).navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Save") {} } }
    } else {
      content
    }
  }
}

/// A hosting controller in containers of UIKit's.
@Suite @MainActor struct HostedNavigationTests {
  private let wishes = Wishes()
  private let screen = TestScreen()

  private func stack() -> (UINavigationController, UIHostingController<Content>) {
    let hosting = UIHostingController(rootView: Content(wishes: wishes))
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(hosting, animated: false)
    screen.show(stack)
    screen.advance(by: 1)
    return (stack, hosting)
  }

  @Test func titlesAndItemsReachTheNavigationItem() {
    let (_, hosting) = stack()
    #expect(hosting.navigationItem.title == "Content" && hosting.navigationItem.largeTitleDisplayMode == .never)
    #expect(hosting.navigationItem.rightBarButtonItems?.map(\.title) == ["Save"])
    wishes.title = "Other"
    screen.advance(by: 1)
    #expect(hosting.navigationItem.title == "Other")
  }

  @Test func whatTheContentSaysNothingOfStays() {
    wishes.title = nil
    let hosting = UIHostingController(rootView: Content(wishes: wishes))
    hosting.navigationItem.title = "Mine"
    hosting.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    screen.show(UINavigationController(rootViewController: hosting))
    screen.advance(by: 1)
    #expect(hosting.navigationItem.title == "Mine" && hosting.navigationItem.rightBarButtonItem?.title == "Own")
  }

  @Test(arguments: [("to view", "pushed"), ("to binding", "bound"), ("to value", "number 7")])
  func linksPushOntoTheControllerAround(_ link: String, _ page: String) {
    let (stack, _) = stack()
    screen.tap(link)
    #expect(stack.viewControllers.count == 3 && screen.texts.contains(page))
    stack.popViewController(animated: true)
    screen.advance(by: 1)
    #expect(stack.viewControllers.count == 2 && !screen.texts.contains(page) && !wishes.isPushed)
    screen.tap(link)
    #expect(stack.viewControllers.count == 3 && screen.texts.contains(page))
  }

  @Test func aBindingPushesAndGoesBack() {
    let (stack, _) = stack()
    wishes.isPushed = true
    screen.advance(by: 1)
    #expect(stack.viewControllers.count == 3)
    wishes.isPushed = false
    screen.advance(by: 1)
    #expect(stack.viewControllers.count == 2)
  }

  @Test func dismissGoesBackInAStack() {
    let (stack, _) = stack()
    #expect(wishes.presented.last == true)
    wishes.close()
    screen.advance(by: 1)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func dismissEndsAPresentation() {
    let root = UIViewController()
    screen.show(root)
    root.present(UIHostingController(rootView: Content(wishes: wishes)), animated: true)
    screen.advance(by: 1)
    #expect(wishes.presented.last == true)
    wishes.close()
    screen.advance(by: 1)
    #expect(root.presentedViewController == nil)
  }

  @Test func aControllerThatNobodyBroughtIsNotPresented() {
    screen.show(UIHostingController(rootView: Content(wishes: wishes)))
    screen.advance(by: 1)
    #expect(wishes.presented.last == false)
    wishes.close()
    screen.tap("to view")
    #expect(!screen.texts.contains("pushed"))
  }
}
