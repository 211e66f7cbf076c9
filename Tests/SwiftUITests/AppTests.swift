// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

@MainActor private var log: [String] = []

private final class Model: ObservableObject {
  @Published var name = "model"
}

private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var note = "none"

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("launched")
    note = "launched"
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) { log.append("terminates") }
}

private struct SampleApp: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
  @StateObject private var model = Model()
  @State private var count = 0
  @Environment(\.scenePhase) private var phase

  init() { log.append("init") }

  var body: some Scene {
    WindowGroup("Sample") {
      SampleContent(count: $count, model: model)
    }
    .onChange(of: phase) { old, new in log.append("\(old) to \(new)") }
  }
}

private struct SampleContent: View {
  @Binding var count: Int
  @ObservedObject var model: Model
  @EnvironmentObject private var delegate: Delegate
  @Environment(\.scenePhase) private var phase
  @SceneStorage("draft") private var draft = "empty"
  @State private var url = "no url"

  var body: some View {
    VStack {
      Button("count \(count)") { count += 1 }
      Text(verbatim: "\(model.name), \(delegate.note), \(phase), \(draft), \(url)")
      Button("write") { draft = "written" }
    }
    .onOpenURL { url = $0.absoluteString }
  }
}

@Suite(.serialized) @MainActor struct AppTests {
  private func start<A: App>(_ type: A.Type) -> TestScreen {
    log = []
    AppDelegate.makeGraph = { AppGraph(type) }
    let screen = TestScreen()
    screen.launch(AppDelegate.self)
    screen.step()
    return screen
  }

  @Test func anAppLaunchesItsDelegateAndShowsAWindow() {
    let screen = start(SampleApp.self)
    #expect(log.prefix(3) == ["init", "launched", "background to inactive"])
    #expect(log.last == "inactive to active")
    let texts = screen.texts
    #expect(texts.contains("count 0"))
    #expect(texts.contains("model, launched, active, empty, no url"))
  }

  @Test func stateOfAnAppIsThatOfItsWindows() {
    let screen = start(SampleApp.self)
    screen.tap("count 0")
    #expect(screen.texts.contains("count 1"))
  }

  @Test func valuesOfASceneAreKept() {
    UserDefaults.standard.removeObject(forKey: "SwiftUI.SceneStorage.main.draft")
    let screen = start(SampleApp.self)
    screen.tap("write")
    #expect(screen.texts.contains("model, launched, active, written, no url"))
    let again = start(SampleApp.self)
    #expect(again.texts.contains("model, launched, active, written, no url"))
    UserDefaults.standard.removeObject(forKey: "SwiftUI.SceneStorage.main.draft")
  }

  @Test func aURLComesToTheViewsOfTheScene() {
    let screen = start(SampleApp.self)
    let scene = UIApplication.shared.connectedScenes.first
    let context = scene.map { ($0, $0.delegate as? SceneDelegate) }
    if let (scene, delegate) = context, let url = URL(string: "sample://page") {
      (UIApplication.shared.delegate as? AppDelegate)?.graph?.open(url, in: scene)
      #expect(delegate?.window != nil)
    }
    screen.step()
    #expect(screen.texts.contains("model, launched, active, empty, sample://page"))
  }

  @Test func anAppInTheBackgroundIsToldSo() {
    let screen = start(SampleApp.self)
    let graph = (UIApplication.shared.delegate as? AppDelegate)?.graph
    log = []
    if let scene = UIApplication.shared.connectedScenes.first {
      graph?.setPhase(.inactive, of: scene)
      graph?.setPhase(.background, of: scene)
    }
    #expect(log == ["active to inactive", "inactive to background"])
  }
}
